import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { readActivity } from './readActivity.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const other = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const pad = (address: string) =>
  `0x${address.slice(2).toLowerCase().padStart(64, '0')}` as Hex
const transfer =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const received = (block: number, more: object = {}) => ({
  address: other,
  topics: [transfer, pad(other), pad(safe)],
  data: `0x${'1'.padStart(64, '0')}`,
  blockNumber: `0x${block.toString(16)}`,
  transactionHash: `0x${'ab'.repeat(32)}`,
  logIndex: `0x${block.toString(16)}`,
  ...more,
})

interface Filter {
  address?: string
  topics?: readonly unknown[]
  fromBlock: Hex
  toBlock: Hex
}

/** A node at block 100,000 that answers each range of blocks. */
function nodeOf(answer: (from: number, to: number) => readonly unknown[]) {
  const ranges: [number, number][] = []
  return {
    ranges,
    async request({ method, params }: { method: string; params?: unknown }) {
      if (method === 'eth_getBlockByNumber')
        return { number: '0x186a0', timestamp: '0x64' }
      const [filter] = params as [Filter]
      const [from, to] = [Number(filter.fromBlock), Number(filter.toBlock)]
      if (filter.topics?.length !== 3) return []
      ranges.push([from, to])
      return answer(from, to)
    },
  }
}

test('behavior: narrows the range until the node takes it, and searches a bounded number', async () => {
  const node = nodeOf((from, to) => {
    if (to - from >= 1_000) throw new Error('query exceeds max block range')
    return from <= 99_500 && 99_500 <= to ? [received(99_500)] : []
  })
  const found = await readActivity(node, { safe })
  expect(node.ranges.slice(0, 4)).toEqual([
    [90_001, 100_000],
    [97_501, 100_000],
    [99_376, 100_000],
    [98_751, 99_375],
  ])
  expect(node.ranges).toHaveLength(20)
  expect(found).toMatchObject({ end: 'limit', from: 100_001 - 18 * 625 })
  expect(found.items).toMatchObject([{ kind: 'received', block: 99_500 }])
})

test('behavior: ends at the number of items and of blocks that is wanted', async () => {
  const node = nodeOf((from) => [received(from)])
  const few = await readActivity(node, { safe, most: 2 })
  expect(few).toMatchObject({ end: 'limit', from: 80_001 })
  expect(few.items.map(({ block }) => block)).toEqual([90_001, 80_001])
  const near = await readActivity(node, { safe, blocks: 100 })
  expect(near).toMatchObject({ end: 'limit', from: 99_901 })
})

test('behavior: names the oldest block of a pruned node', async () => {
  const node = nodeOf((from) => {
    if (from < 95_000) throw new Error('missing trie node')
    return []
  })
  const { end, from, items } = await readActivity(node, { safe })
  expect({ end, items }).toEqual({ end: 'refused', items: [] })
  expect(from).toBeGreaterThanOrEqual(95_000)
  expect(from).toBeLessThan(95_100)
})

test('error: throws when the node refuses the latest blocks', async () => {
  const node = nodeOf(() => {
    throw new Error('method not allowed')
  })
  await expect(readActivity(node, { safe })).rejects.toThrow(
    'method not allowed',
  )
})

test('error: leaves out logs of other safes, blocks and shapes', async () => {
  const [topic, from] = received(1).topics as [Hex, Hex]
  const node = nodeOf((_, to) => [
    received(to + 1),
    received(to, { removed: true }),
    received(to, { topics: [topic, from, pad(other)] }),
    received(to, { topics: [topic, from, 'x'] }),
    received(to, { data: '0x1' }),
    received(to, { logIndex: null }),
    'log',
    null,
  ])
  expect((await readActivity(node, { safe, blocks: 10 })).items).toEqual([])
})
