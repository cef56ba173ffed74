import { expect, test } from 'vitest'
import { transactionStatus } from './transactionStatus.ts'

const now = 1_000_000
const owners = ['0xa', '0xb'] as const
const confirmations = owners.map((owner) => ({
  owner,
  signature: '0x' as const,
  submitted: 1,
}))
const executed = (success: boolean) => ({ success }) as never
const base = { nonce: 5, modified: now, confirmations, execution: null }
const safe = { nonce: 5, threshold: 2 }

test.each([
  ['SUCCESS', { ...base, execution: executed(true) }, safe],
  ['FAILED', { ...base, execution: executed(false) }, { ...safe, nonce: 9 }],
  ['AWAITING_EXECUTION', base, safe],
  ['AWAITING_EXECUTION', { ...base, nonce: 8 }, safe],
  ['AWAITING_CONFIRMATIONS', base, { ...safe, threshold: 3 }],
  ['CANCELLED', { ...base, confirmations: [] }, { ...safe, nonce: 6 }],
  // The indexer may be about to see that it executed.
  ['AWAITING_EXECUTION', base, { ...safe, nonce: 6 }],
  ['CANCELLED', { ...base, modified: now - 60_000 }, { ...safe, nonce: 6 }],
])('%s', (status, record, state) => {
  expect(transactionStatus(record, state, now)).toBe(status)
})
