import { and, eq, inArray } from 'drizzle-orm'
import { getAddress, type Hex } from 'viem'
import { recordEvents } from '../../notifications/events/recordEvents.ts'
import type { Database } from '../../platform/db/Database.ts'
import { safe } from '../../platform/db/schema/chain.ts'
import type { Rows } from '../replay/Rows.ts'
import { bumpChainTags } from './bumpChainTags.ts'
import { chainEvents } from './chainEvents.ts'
import { lockHead } from './head.ts'
import { insertRows } from './insertRows.ts'
import { historyChanges, renewHistory } from './renewHistory.ts'

export interface WriteEarlier {
  chainId: string
  /** Head the rows were read on top of. */
  headHash: Hex
  /** Safes whose transfers from before their creation these are; lower case. */
  safes: readonly Hex[]
  rows: Rows
}

/** Stores transfers from before the creation of safes; the head stays. */
export async function writeEarlier(
  db: Database,
  { chainId, headHash, safes, rows }: WriteEarlier,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHead(tx, chainId, headHash)
    await insertRows(tx, chainId, rows)
    await renewHistory(tx, chainId, historyChanges(rows))
    await bumpChainTags(tx, chainId, rows)
    await recordEvents(tx, chainEvents(rows), Date.now())
    await tx
      .update(safe)
      .set({ hasEarlierTransfers: true })
      .where(
        and(
          eq(safe.chainId, chainId),
          inArray(
            safe.address,
            safes.map((address) => getAddress(address)),
          ),
        ),
      )
  })
}
