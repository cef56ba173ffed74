import { eq } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import {
  blockTable,
  historyEntry,
  indexer,
  owner,
  token,
} from '../../db/schema/chain.ts'
import { bumpChainTagsAbove } from './bumpChainTags.ts'
import { blockTables } from './chainTables.ts'

/** Forgets all the chain said, and nothing of what owners sent. */
export async function resetChain(db: Database, chainId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await bumpChainTagsAbove(tx, chainId, -1)
    const others = [historyEntry, blockTable, owner, token, indexer]
    for (const table of [...blockTables, ...others]) {
      await tx.delete(table).where(eq(table.chainId, chainId))
    }
  })
}
