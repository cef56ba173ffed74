import type { IndexingStatus } from '@strongroom/gateway-sdk'
import { eq } from 'drizzle-orm'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { indexer } from '../../platform/db/schema/chain.ts'
import { indexTrouble } from '../../platform/db/schema/indexState.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { readBackfills } from './readBackfills.ts'
import { toIndexingStatus } from './toIndexingStatus.ts'

/** How far the first reading of the chain is, beside the published fields. */
export interface Progress {
  isBackfilled: boolean
  /** 0 to 100. */
  percent: number
  secondsLeft: number | null
}

/** How far the indexer is behind the chain. */
export async function indexingStatus(
  { db, now }: Gateway,
  chain: ChainConfig,
): Promise<IndexingStatus & Progress> {
  const { chainId, finality } = chain
  const [row] = await db
    .select()
    .from(indexer)
    .where(eq(indexer.chainId, chainId))
  const troubles = await db
    .select({ kind: indexTrouble.kind })
    .from(indexTrouble)
    .where(eq(indexTrouble.chainId, chainId))
  const status = toIndexingStatus(row, { finality, now: now() })
  const { lastSync } = status
  const synced = status.synced && troubles.length === 0
  const [progress] = await readBackfills(db, [chain])
  const number = Math.max(row?.head ?? 0, 0)
  const timestamp = new Date(lastSync).toISOString()
  return {
    lastSync,
    synced,
    currentBlockNumber: Math.max(row?.chainHead ?? 0, number),
    currentBlockTimestamp: timestamp,
    erc20BlockNumber: number,
    erc20BlockTimestamp: timestamp,
    erc20Synced: synced,
    masterCopiesBlockNumber: number,
    masterCopiesBlockTimestamp: timestamp,
    masterCopiesSynced: synced,
    isBackfilled: progress?.isDone ?? false,
    percent: progress?.percent ?? 0,
    secondsLeft: progress?.secondsLeft ?? null,
  }
}
