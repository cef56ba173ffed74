import { type Hex, pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import { eventTopics, safeTopics, transferTopic } from '../decode/decodeLog.ts'
import { blockFilters, rangeFilters, transferFilters } from './logFilters.ts'

const addresses = (count: number): Hex[] =>
  Array.from({ length: count }, (_, i) => toHex(i + 1, { size: 20 }))

test('default', () => {
  const [safe = '0x'] = addresses(1)
  expect(rangeFilters([safe], undefined)).toEqual([
    { topics: [safeTopics] },
    { topics: [[transferTopic], [pad(safe)]] },
    { topics: [[transferTopic], null, [pad(safe)]] },
  ])
})

test('behavior: filters for new safes only while the index has none', () => {
  expect(rangeFilters([], undefined)).toEqual([{ topics: [safeTopics] }])
})

test('behavior: 500 addresses a filter', () => {
  expect(transferFilters(addresses(500))).toHaveLength(2)
  const filters = transferFilters(addresses(1_001))
  expect(filters).toHaveLength(6)
  const asked = filters.flatMap(({ topics }) => topics.slice(1).flat())
  expect(new Set(asked.filter((topic) => topic !== null)).size).toBe(1_001)
})

test('behavior: a list of safes is a filter of addresses', () => {
  const [listed = '0x'] = addresses(1)
  expect(rangeFilters([], new Set([listed]))).toEqual([
    { address: [listed], topics: [safeTopics] },
  ])
})

test('behavior: many safes: a block is read whole', () => {
  expect(blockFilters(addresses(500), undefined)).toHaveLength(3)
  expect(blockFilters(addresses(501), undefined)).toEqual([
    { topics: [eventTopics] },
  ])
})
