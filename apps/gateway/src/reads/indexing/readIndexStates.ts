import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { indexer } from '../../platform/db/schema/chain.ts'
import {
  type IndexTroubleKind,
  indexTrouble,
  shadowOf,
} from '../../platform/db/schema/indexState.ts'
import { toIndexingStatus } from './toIndexingStatus.ts'

/** Whether the index has all rows of the chain. */
export interface IndexState {
  /**
   * `synced` while the index is complete; `catching-up` while blocks are
   * missing; `unreachable` when the node has been silent for two minutes.
   */
  state: 'synced' | 'catching-up' | 'unreachable' | IndexTroubleKind
  /** Newest block in the index; -1 if it is empty. */
  head: number
  /** Newest block that the node has reported; -1 when unknown. */
  chainHead: number
  /** Newest block of the index that is being built, if any. */
  rebuiltHead?: number | undefined
  /** Expected and actual values of a trouble. */
  details?: Readonly<Record<string, string>> | undefined
  /** When the trouble began, in milliseconds since 1970. */
  since?: number | undefined
}

/**
 * States of the indexes of chains, by chain id. They are read from the store,
 * so every replica gives the same answer.
 */
export async function readIndexStates(
  db: Database,
  chains: readonly Pick<ChainConfig, 'chainId' | 'finality'>[],
  now: number,
): Promise<Map<string, IndexState>> {
  const [rows, troubles] = await Promise.all([
    db.select().from(indexer),
    db.select().from(indexTrouble),
  ])
  return new Map(
    chains.map(({ chainId, finality }) => {
      const row = rows.find((one) => one.chainId === chainId)
      const shadow = rows.find((one) => one.chainId === shadowOf(chainId))
      const trouble = troubles.find((one) => one.chainId === chainId)
      const { synced } = toIndexingStatus(row, { finality, now })
      const isBehind = row === undefined || row.chainHead - row.head > finality
      const usual = synced ? 'synced' : isBehind ? 'catching-up' : 'unreachable'
      return [
        chainId,
        {
          state: trouble?.kind ?? usual,
          head: row?.head ?? -1,
          chainHead: row?.chainHead ?? -1,
          rebuiltHead: shadow?.head,
          details: trouble?.details,
          since: trouble?.since,
        },
      ]
    }),
  )
}
