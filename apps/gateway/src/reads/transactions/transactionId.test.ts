import type { Address } from 'viem'
import { expect, test } from 'vitest'
import {
  moduleId,
  multisigId,
  parseTransactionId,
  transferId,
} from './transactionId.ts'

const safe: Address = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const hash = `0x${'ab'.repeat(32)}` as const

test('default: parses each id that it writes', () => {
  expect(parseTransactionId(multisigId(safe, hash))).toEqual({
    kind: 'multisig',
    safe,
    safeTxHash: hash,
  })
  expect(parseTransactionId(moduleId(safe, hash, 12))).toEqual({
    kind: 'module',
    safe,
    txHash: hash,
    logIndex: 12,
  })
  expect(parseTransactionId(transferId(safe, hash, '3,0', true))).toEqual({
    kind: 'transfer',
    safe,
    txHash: hash,
    position: '3,0',
  })
  expect(parseTransactionId(transferId(safe, hash, '7', false))).toEqual({
    kind: 'transfer',
    safe,
    txHash: hash,
    position: '7',
  })
})

test('behavior: a bare hash, in any case', () => {
  expect(parseTransactionId(hash.replaceAll('ab', 'AB'))).toEqual({
    kind: 'multisig',
    safe: null,
    safeTxHash: hash,
  })
})

test.each([
  '',
  'creation_0x58E587586f0e57bcfba0D209333f4D483F7eBB45',
  'hello',
  `multisig_${safe}`,
  `multisig_${safe}_0x12`,
  `multisig_${safe}_${hash}_more`,
  `transfer_${safe}_x${hash.slice(2)}1`,
  `module_${safe}_i${hash.slice(2)}`,
])('behavior: %j is no id of ours', (text) => {
  expect(parseTransactionId(text)).toEqual({ kind: 'unknown' })
})

test.each([
  `multisig_0x12_${hash}`,
  'transfer__',
  `module_${safe.toLowerCase().replace('e', 'E')}_i`,
])('error: %j names no safe', (text) => {
  expect(() => parseTransactionId(text)).toThrow('Invalid transaction ID')
})
