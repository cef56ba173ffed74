import type { TransactionDetails } from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { isRecordOf } from './isRecordOf.ts'

const hash = `0x${'ab'.repeat(32)}`
const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = `0x${'cd'.repeat(32)}`
const multisig = (safeTxHash: string) =>
  ({
    txId: `multisig_${safe}_${safeTxHash}`,
    detailedExecutionInfo: { type: 'MULTISIG', safeTxHash },
  }) as TransactionDetails
const transfer = (txId: string) => ({ txId }) as TransactionDetails

test('default', () => {
  expect(isRecordOf(hash, multisig(hash))).toBe(true)
  expect(isRecordOf(`multisig_${safe}_${hash}`, multisig(hash))).toBe(true)
  expect(isRecordOf('transfer_a_b', transfer('transfer_a_b'))).toBe(true)
})

test('error: a record of another transaction', () => {
  expect(isRecordOf(hash, multisig(other))).toBe(false)
  expect(isRecordOf(`multisig_${safe}_${hash}`, multisig(other))).toBe(false)
  expect(isRecordOf(hash, transfer(hash))).toBe(false)
  expect(isRecordOf('transfer_a_b', transfer('transfer_a_c'))).toBe(false)
  expect(isRecordOf('transfer_a_b', multisig(hash))).toBe(false)
})
