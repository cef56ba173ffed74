import type { IndexingStatus } from '@strongroom/gateway-sdk/schemas'
import { eq } from 'drizzle-orm'
import type { ChainConfig } from '../config/Config.ts'
import { indexer } from '../db/schema/chain.ts'
import type { Gateway } from '../Gateway.ts'
import { toIndexingStatus } from '../indexer/indexingStatus.ts'

/** How far the indexer is behind the chain. */
export async function indexingStatus(
  { db, now }: Gateway,
  { chainId, finality }: ChainConfig,
): Promise<IndexingStatus> {
  const [row] = await db
    .select()
    .from(indexer)
    .where(eq(indexer.chainId, chainId))
  const { lastSync, synced } = toIndexingStatus(row, { finality, now: now() })
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
  }
}
