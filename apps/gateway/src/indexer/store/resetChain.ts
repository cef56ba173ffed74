import { eq } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { blockTable, indexer, owner, token } from '../../db/schema.ts'
import { bumpChainTagsAbove } from './bumpChainTags.ts'
import { blockTables } from './chainTables.ts'

/** Forgets all the chain said, and nothing of what owners sent. */
export async function resetChain(db: Database, chainId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await bumpChainTagsAbove(tx, chainId, -1)
    for (const table of [...blockTables, blockTable, owner, token, indexer]) {
      await tx.delete(table).where(eq(table.chainId, chainId))
    }
  })
}
