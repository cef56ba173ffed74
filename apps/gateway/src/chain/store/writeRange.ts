import { and, eq, lte } from 'drizzle-orm'
import type { Hex } from 'viem'
import { recordEvents } from '../../notifications/events/recordEvents.ts'
import type { Database } from '../../platform/db/Database.ts'
import { blockTable, indexer } from '../../platform/db/schema/chain.ts'
import type { BlockRef, Header } from '../fetch/ChainLog.ts'
import { type DueRepair, queueRepairs } from '../repair/queueRepairs.ts'
import type { Rows } from '../replay/Rows.ts'
import { appendHistory } from './appendHistory.ts'
import { bumpChainTags } from './bumpChainTags.ts'
import { chainEvents } from './chainEvents.ts'
import { insertRows } from './insertRows.ts'
import { lockHead } from './lockHead.ts'
import { historyChanges, renewHistory } from './renewHistory.ts'

export interface WriteRange {
  chainId: string
  genesisHash: Hex
  /** Head the range was read on top of; undefined for the first one. */
  previousHash: Hex | undefined
  /** Last block of the range. */
  head: BlockRef
  /** Blocks whose hashes are kept, the head among them. */
  recent: readonly Header[]
  /** Hashes of this block and older ones are dropped. */
  forgetUpTo: number
  chainHead: number
  rows: Rows
  /** Repairs that the range shows to be due. */
  due: readonly DueRepair[]
}

/** Stores a range and moves the head, all in one transaction or not at all. */
export async function writeRange(
  db: Database,
  range: WriteRange,
): Promise<void> {
  const { chainId, head } = range
  await db.transaction(async (tx) => {
    await lockHead(tx, chainId, range.previousHash)
    const areNew = await insertRows(tx, chainId, range.rows)
    if (areNew) await appendHistory(tx, chainId, range.rows)
    else await renewHistory(tx, chainId, historyChanges(range.rows))
    await bumpChainTags(tx, chainId, range.rows)
    await recordEvents(tx, chainEvents(range.rows), Date.now())
    await queueRepairs(tx, range.due)
    await tx
      .insert(blockTable)
      .values(
        range.recent.map(({ number, hash, timestamp }) => ({
          chainId,
          number,
          hash,
          timestamp,
        })),
      )
      .onConflictDoNothing()
    await tx
      .delete(blockTable)
      .where(
        and(
          eq(blockTable.chainId, chainId),
          lte(blockTable.number, range.forgetUpTo),
        ),
      )
    const fields = {
      genesisHash: range.genesisHash,
      head: head.number,
      headHash: head.hash,
      headTimestamp: head.timestamp,
      chainHead: range.chainHead,
      checkedAt: Date.now(),
    }
    await tx
      .insert(indexer)
      .values({ chainId, ...fields })
      .onConflictDoUpdate({ target: indexer.chainId, set: fields })
  })
}
