import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { TransactionProof } from '@strongroom/react-hooks'
import { expect, test } from 'vitest'
import { groupQueue } from '../groupQueue.ts'
import { filterBlocks } from './queueFilter.ts'
import type { QueueFilter } from './queueSearch.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const item = (
  nonce: number,
  value: string,
  { id = `tx-${nonce}`, missing = false } = {},
) =>
  ({
    type: 'TRANSACTION',
    transaction: {
      id,
      timestamp: 1,
      txInfo: {
        type: 'Transfer',
        direction: 'OUTGOING',
        transferInfo: { type: 'NATIVE_COIN', value },
      },
      executionInfo: {
        type: 'MULTISIG',
        nonce,
        missingSigners: missing ? [{ value: alice }] : [],
      },
    },
  }) as unknown as TransactionItem

const ether = (amount: number) => `${amount}${'0'.repeat(18)}`
const conflict = { type: 'CONFLICT_HEADER', nonce: 5 } as never
const blocks = groupQueue(
  [
    item(4, ether(1), { missing: true }),
    conflict,
    item(5, ether(2), { id: 'a' }),
    item(5, ether(9), { id: 'b' }),
    item(6, ether(3)),
  ],
  4,
)

const idsOf = (
  filter: QueueFilter,
  proofs: ReadonlyMap<string, TransactionProof> = new Map(),
) =>
  filterBlocks(blocks, filter, {
    ...{ proofs, account: alice, current: 4, names: {} },
  }).map((block) =>
    block.kind === 'label'
      ? block.value
      : block.kind === 'single'
        ? block.item.transaction.id
        : block.items.map(({ transaction }) => transaction.id).join('+'),
  )

test('default: shows everything without a filter', () => {
  expect(idsOf({})).toEqual(['Next', 'tx-4', 'Queued', 'a+b', 'tx-6'])
})

test('behavior: filters by amount, and keeps rivals together', () => {
  expect(idsOf({ min: '5' })).toEqual(['Queued', 'a+b'])
  expect(idsOf({ max: '1.5' })).toEqual(['Next', 'tx-4'])
  expect(idsOf({ min: '100' })).toEqual([])
})

test('behavior: filters by kind', () => {
  expect(idsOf({ kind: 'settings' })).toEqual([])
  expect(idsOf({ kind: 'transfer' })).toHaveLength(5)
})

test('behavior: searches for words of a row', () => {
  expect(idsOf({ q: '#6' })).toEqual(['Queued', 'tx-6'])
  expect(idsOf({ q: 'nothing of it' })).toEqual([])
})

const proof = (word: string, missing: readonly string[] = []) =>
  ({ status: 'proven', word, confirmations: { missing } }) as never

test('behavior: a proof decides whose turn it is, before the gateway does', () => {
  expect(idsOf({ state: 'yours' })).toEqual(['Next', 'tx-4'])
  const proofs = new Map([
    ['tx-4', proof('ready')],
    ['tx-6', proof('confirmations', [alice.toLowerCase()])],
  ])
  expect(idsOf({ state: 'yours' }, proofs)).toEqual(['Queued', 'tx-6'])
  expect(idsOf({ state: 'ready' }, proofs)).toEqual(['Next', 'tx-4'])
  expect(idsOf({ state: 'waiting' }, proofs)).toEqual(['Queued', 'a+b'])
})
