import type { QueuedItem, TransactionItem } from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { firstBlocks, groupQueue, queueGaps } from './groupQueue.ts'

const tx = (id: string, nonce: number): TransactionItem => ({
  type: 'TRANSACTION',
  conflictType: 'None',
  transaction: {
    id,
    timestamp: 0,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: {
      type: 'Custom',
      to: { value: '0x0000000000000000000000000000000000000001' },
      dataSize: '0',
      isCancellation: false,
    },
    executionInfo: {
      type: 'MULTISIG',
      nonce,
      confirmationsRequired: 2,
      confirmationsSubmitted: 1,
    },
  },
})

const shape = (items: QueuedItem[]) =>
  groupQueue(items, 5).map((block) =>
    block.kind === 'label'
      ? block.value
      : block.kind === 'single'
        ? block.item.transaction.id
        : [block.nonce, ...block.items.map((item) => item.transaction.id)],
  )

test('default', () => {
  expect(
    shape([
      { type: 'LABEL', label: 'Next' },
      { type: 'CONFLICT_HEADER', nonce: 5 },
      tx('a', 5),
      tx('b', 5),
      { type: 'LABEL', label: 'Queued' },
      tx('c', 6),
    ]),
  ).toEqual(['Next', [5, 'a', 'b'], 'Queued', 'c'])
})

test('behavior: blocks stay the same when a page follows or the safe moves on', () => {
  const [a, b, c] = [tx('a', 5), tx('b', 6), tx('c', 7)]
  const before = groupQueue([a, b], 5)
  const after = groupQueue([a, b, c], 6)
  const singles = (blocks: typeof before) =>
    blocks.filter(({ kind }) => kind === 'single')
  expect(singles(after).slice(0, 2)).toEqual(singles(before))
  for (const [at, block] of singles(before).entries())
    expect(singles(after)[at]).toBe(block)
})

test('behavior: the first blocks have no label, and rivals stay together', () => {
  const blocks = groupQueue(
    [
      tx('a', 5),
      { type: 'CONFLICT_HEADER', nonce: 6 },
      tx('b', 6),
      tx('c', 6),
      tx('d', 7),
    ],
    5,
  )
  const kinds = (most: number) =>
    firstBlocks(blocks, most).map(({ kind }) => kind)
  expect(kinds(1)).toEqual(['single'])
  expect(kinds(2)).toEqual(['single', 'conflict'])
  expect(kinds(9)).toEqual(['single', 'conflict', 'single'])
})

test('behavior: a group over two pages, with the edge repeated', () => {
  expect(
    shape([
      { type: 'CONFLICT_HEADER', nonce: 5 },
      tx('a', 5),
      tx('a', 5),
      tx('b', 5),
      tx('c', 6),
    ]),
  ).toEqual(['Next', [5, 'a', 'b'], 'Queued', 'c'])
})

test('error: labels of a gateway that calls another nonce the next one', () => {
  expect(
    shape([
      { type: 'LABEL', label: 'Queued' },
      tx('a', 5),
      { type: 'LABEL', label: 'Next' },
      tx('c', 9),
    ]),
  ).toEqual(['Next', 'a', 'Queued', 'c'])
})

test('behavior: names the missing nonces below the queue', () => {
  expect(queueGaps([tx('a', 17)], 15)).toEqual([15, 16])
  expect(queueGaps([tx('a', 15), tx('b', 16)], 15)).toEqual([])
  expect(queueGaps([], 15)).toEqual([])
  expect(queueGaps([tx('a', 1e9)], 15)).toHaveLength(100)
})
