import type { HistoryItem } from '@strongroom/gateway-sdk'
import {
  createErc20Transfer,
  createErc721Transfer,
  createNativeCoinTransfer,
  createTransfer,
} from '@strongroom/gateway-sdk/testing'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { countPayments, findPoisoning } from './countPayments.ts'
import { readPayments } from './readPayments.ts'

const dave: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const fake: Address = `0x90f7${'0'.repeat(32)}b906`
const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ex = (value: Address) => ({ value, name: null, logoUri: null })
const own = {
  type: 'MULTISIG',
  nonce: 1,
  confirmationsRequired: 1,
  confirmationsSubmitted: 1,
  missingSigners: null,
} as const

let id = 0
function row(
  recipient: Address,
  over: {
    info?: Parameters<typeof createTransfer>[0]
    own?: boolean
    status?: 'SUCCESS' | 'FAILED'
    at?: number
  } = {},
): HistoryItem {
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: `row-${++id}`,
      timestamp: over.at ?? 1,
      txStatus: over.status ?? 'SUCCESS',
      txHash: null,
      safeAppInfo: null,
      txInfo: createTransfer({ recipient: ex(recipient), ...over.info }),
      executionInfo: over.own === false ? null : own,
    } as never,
  }
}
const erc20 = (value: string, fields = {}) => ({
  transferInfo: createErc20Transfer({ value, ...fields }),
})
const idOf = (item: HistoryItem) =>
  item.type === 'TRANSACTION' ? item.transaction.id : ''

test('default: counts what the safe itself paid, and when it did last', () => {
  const counts = countPayments([
    { type: 'DATE_LABEL', timestamp: 9 },
    row(dave, { at: 9 }),
    row(dave, { at: 3, info: erc20('5') }),
    row(dave, { at: 4, info: { transferInfo: createErc721Transfer() } }),
    row(other, { at: 2 }),
  ])
  expect(counts.get(dave.toLowerCase())).toEqual({ count: 3, lastAt: 9 })
  expect(counts.get(other.toLowerCase())).toEqual({ count: 1, lastAt: 2 })
})

test('behavior: transfers that a stranger can cause are not counted as payments', () => {
  const counts = countPayments([
    row(fake, { own: false }),
    row(fake, { own: false, info: erc20('0') }),
    row(fake, { info: erc20('0') }),
    row(fake, {
      info: { transferInfo: createNativeCoinTransfer({ value: '0' }) },
    }),
    row(fake, { status: 'FAILED' }),
    row(fake, { info: { direction: 'INCOMING', sender: ex(fake) } }),
  ])
  expect(counts.size).toBe(0)
})

test('behavior: finds poisoning without the gateway’s mark', () => {
  const paid = row(dave, { info: erc20('5') })
  const honest = [
    paid,
    // An own execution is shown whatever it moves.
    row(other, { info: erc20('0') }),
    row(other, {
      own: false,
      info: { direction: 'INCOMING', sender: ex(other) },
    }),
    // A settlement that an approval allowed.
    row(other, { own: false, info: erc20('7') }),
  ]
  const poison = [
    row(fake, { own: false, info: erc20('0') }),
    row(fake, { own: false, info: erc20('5') }),
    row(other, {
      own: false,
      info: { direction: 'INCOMING', sender: ex(fake) },
    }),
    row(other, { own: false, info: erc20('0') }),
    row(other, { own: false, info: erc20('5', { imitation: true }) }),
  ]
  const found = findPoisoning([...poison, ...honest], [])
  expect([...found]).toEqual(poison.map(idOf))
  expect(findPoisoning([...poison.slice(1, 2)], [])).toEqual(new Set())
  expect(findPoisoning([...poison.slice(1, 2)], [{ address: dave }]).size).toBe(
    1,
  )
})

test('behavior: a first payment is a reason, a later one is not', () => {
  const recipients = [dave, other].map(
    (address) => ({ address, role: 'payment', amount: 1n, path: [] }) as const,
  )
  const { counts, reasons } = readPayments([row(dave)], recipients, [])
  expect(counts.size).toBe(1)
  expect(reasons).toMatchObject([
    {
      decision: 'warn',
      finding: { kind: 'recipient-first-time', address: other },
    },
  ])
  const named = readPayments([], recipients, [{ address: other, name: 'Bob' }])
  expect(named.reasons.map(({ decision }) => decision)).toEqual([
    'warn',
    'allow',
  ])
})
