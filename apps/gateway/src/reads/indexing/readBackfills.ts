import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { backfill, indexer } from '../../platform/db/schema/chain.ts'
import {
  type BackfillProgress,
  toBackfillProgress,
} from './backfillProgress.ts'

export interface ChainProgress extends BackfillProgress {
  chainId: string
}

/** How far the first reading of each served chain is, whichever process reads it. */
export async function readBackfills(
  db: Database,
  chains: readonly Pick<ChainConfig, 'chainId' | 'startBlock'>[],
): Promise<ChainProgress[]> {
  const [heads, paces] = await Promise.all([
    db.select().from(indexer),
    db.select().from(backfill),
  ])
  return chains.map(({ chainId, startBlock = 0 }) => ({
    chainId,
    ...toBackfillProgress({
      head: heads.find((row) => row.chainId === chainId),
      pace: paces.find((row) => row.chainId === chainId),
      startBlock,
    }),
  }))
}

/** One line about a chain whose first reading is not done. */
export const describeProgress = ({
  chainId,
  block,
  chainHead,
  percent,
  secondsLeft,
}: ChainProgress): string => {
  if (block < 0) return `Chain ${chainId} has not been read yet.`
  const left = secondsLeft === null ? '' : `, about ${secondsLeft} s left`
  return `Chain ${chainId} is being read: block ${block} of ${chainHead}, ${percent} %${left}.`
}
