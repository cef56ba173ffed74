import type { Hex } from 'viem'
import { eventTopics, safeTopics, transferTopic } from '../decode/decodeLog.ts'

/** A filter for `eth_getLogs` without the block range. */
export interface LogFilter {
  address?: readonly Hex[]
  topics: readonly (readonly Hex[] | null)[]
}

/** Nodes take about a thousand values in one place of a filter. */
const addressesPerFilter = 500
/** More requests than this for one block cost more than all its transfers. */
const mostPerBlock = 3

const chunksOf = <T>(values: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, i) =>
    values.slice(i * size, (i + 1) * size),
  )

const toTopic = (address: Hex): Hex => `0x${address.slice(2).padStart(64, '0')}`

/**
 * Token transfers from and to addresses (lower case): the number of filters
 * depends on the addresses, not on how many transfers the chain has.
 */
export const transferFilters = (addresses: readonly Hex[]): LogFilter[] =>
  chunksOf(addresses, addressesPerFilter).flatMap((chunk) => {
    const ends = chunk.map(toTopic)
    return [
      { topics: [[transferTopic], ends] },
      { topics: [[transferTopic], null, ends] },
    ]
  })

/**
 * Filters for logs of safes and factories; if there is a list, for the listed
 * safes alone.
 */
const safeFilters = (only: ReadonlySet<Hex> | undefined): LogFilter[] =>
  only === undefined
    ? [{ topics: [safeTopics] }]
    : chunksOf([...only], addressesPerFilter).map((address) => ({
        address,
        topics: [safeTopics],
      }))

/** Everything that is read of a range of blocks, given the safes that are known. */
export const rangeFilters = (
  safes: Iterable<Hex>,
  only: ReadonlySet<Hex> | undefined,
): LogFilter[] => [...safeFilters(only), ...transferFilters([...safes])]

/**
 * The same for one block. Where the filters are many, the block is read whole:
 * one answer, as large as a block.
 */
export const blockFilters = (
  safes: Iterable<Hex>,
  only: ReadonlySet<Hex> | undefined,
): LogFilter[] => {
  const filters = rangeFilters(safes, only)
  return filters.length > mostPerBlock ? [{ topics: [eventTopics] }] : filters
}
