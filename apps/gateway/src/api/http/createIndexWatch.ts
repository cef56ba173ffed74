import type { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import {
  type IndexState,
  readIndexStates,
} from '../../reads/indexing/readIndexStates.ts'
import { HttpError } from './HttpError.ts'

/** Milliseconds for which a state is cached. */
const freshness = 1_000
/** Seconds after which a client should ask again. */
const retryAfter = '5'

export interface IndexWatch {
  /** State of a chain's index when it is not synced; at most a second old. */
  staleness(chainId: string): Promise<IndexState['state'] | undefined>
  /** The same without a look at the store, as of the last look. */
  knownStaleness(chainId: string): IndexState['state'] | undefined
  /**
   * The error for a record that is not in the index: `missing` itself where the
   * index is complete, else 503 with `Retry-After`, because a client drops
   * records that are answered with 404.
   */
  explain(missing: RefusalError, chainIds: readonly string[]): Promise<Error>
}

/** Knows whether the indexes are complete, with one query a second at most. */
export function createIndexWatch(
  gateway: Pick<Gateway, 'db' | 'config' | 'now'>,
): IndexWatch {
  const { db, config, now } = gateway
  let states: ReadonlyMap<string, IndexState> = new Map()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const read = async (): Promise<void> => {
    states = await readIndexStates(db, config.chains, now())
    readAt = performance.now()
  }
  const refresh = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  const known = (chainId: string): IndexState['state'] | undefined => {
    const state = states.get(chainId)?.state
    return state === 'synced' ? undefined : state
  }

  return {
    knownStaleness: known,
    async staleness(chainId) {
      // The queries of the request itself detect a store that does not answer.
      if (performance.now() - readAt > freshness) {
        await refresh().catch(() => undefined)
      }
      return known(chainId)
    },
    async explain(missing, chainIds) {
      await read()
      if (chainIds.every((chainId) => known(chainId) === undefined)) {
        return missing
      }
      return new HttpError(
        503,
        {
          code: 503,
          message:
            'Not known yet: the index of this chain is incomplete. Try again later.',
        },
        { 'Retry-After': retryAfter },
      )
    },
  }
}
