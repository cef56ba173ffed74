import type { RawSearch } from '../../../core/search.ts'
import {
  type HistoryFilter,
  readHistoryFilter,
} from '../history/historySearch.ts'
import { type QueueState, queueStates } from '../queueState.ts'

/** Which transactions of a queue are listed, as the page's address has it. */
export interface QueueFilter
  extends Pick<HistoryFilter, 'kind' | 'token' | 'min' | 'max' | 'q'> {
  state?: QueueState | undefined
}

/** Reads a filter from an address; what is not valid is left out. */
export function readQueueFilter(search: RawSearch): QueueFilter {
  const { kind, token, min, max, q } = readHistoryFilter(search)
  const state = queueStates.find((one) => one === search['state'])
  return { state, kind, token, min, max, q }
}

/** Settings of a filter. */
export const countFilters = (filter: QueueFilter) =>
  Object.values(filter).filter((value) => value !== undefined).length
