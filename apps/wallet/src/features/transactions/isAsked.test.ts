import type { TransactionDetails } from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { isAsked } from './isAsked.ts'

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
  expect(isAsked(hash, multisig(hash))).toBe(true)
  expect(isAsked(`multisig_${safe}_${hash}`, multisig(hash))).toBe(true)
  expect(isAsked('transfer_a_b', transfer('transfer_a_b'))).toBe(true)
})

test('error: a record of another transaction', () => {
  expect(isAsked(hash, multisig(other))).toBe(false)
  expect(isAsked(`multisig_${safe}_${hash}`, multisig(other))).toBe(false)
  expect(isAsked(hash, transfer(hash))).toBe(false)
  expect(isAsked('transfer_a_b', transfer('transfer_a_c'))).toBe(false)
  expect(isAsked('transfer_a_b', multisig(hash))).toBe(false)
})
