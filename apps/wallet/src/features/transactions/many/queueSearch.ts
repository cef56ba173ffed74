import type { RawSearch } from '../../../core/search.ts'
import { readHistoryFilter } from '../history/historySearch.ts'
import type { QueueFilter } from './queueFilter.ts'

/** Reads a filter from an address; what is not valid is left out. */
export function readQueueFilter(search: RawSearch): QueueFilter {
  const { kind, token, min, max } = readHistoryFilter(search)
  const mine = search['mine'] === '1' ? '1' : undefined
  return { mine, kind, token, min, max }
}

/** Settings of a filter. */
export const countFilters = (filter: QueueFilter) =>
  Object.values(filter).filter((value) => value !== undefined).length
