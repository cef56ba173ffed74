import { eq, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../db/Database.ts'
import { chainTag, indexer } from '../db/schema/chain.ts'
import { registeredContract } from '../db/schema/contracts.ts'
import { queueTag } from '../db/schema/proposals.ts'

export interface Version {
  /**
   * Changes with everything that the lists of a safe are made of: the chain's
   * half of the store moves with the head's hash, in one transaction, each
   * change of ours marks the queue, and what an operator says of a contract
   * has its time.
   */
  page: string
  /** Changes, and never comes back, when what waits changes. */
  queue: string
}

const prepare = (db: Database) => {
  const ofSafe = (table: typeof queueTag | typeof chainTag) =>
    sql`${table.chainId} = ${sql.placeholder('chainId')} and ${table.safe} = ${sql.placeholder('safe')}`
  return db
    .select({
      head: indexer.head,
      headHash: indexer.headHash,
      modified: sql<unknown>`(select ${queueTag.modified} from ${queueTag} where ${ofSafe(queueTag)})`,
      changes: sql<unknown>`(select ${chainTag.changes} from ${chainTag} where ${ofSafe(chainTag)})`,
      contracts: sql<unknown>`(select max(${registeredContract.modified}) from ${registeredContract} where ${registeredContract.chainId} = ${sql.placeholder('chainId')})`,
    })
    .from(indexer)
    .where(eq(indexer.chainId, sql.placeholder('chainId')))
    .prepare('list_version')
}

const prepared = new WeakMap<Database, ReturnType<typeof prepare>>()

/** @returns undefined while the chain has not been indexed. */
export async function readVersion(
  db: Database,
  chainId: string,
  safe: Address,
): Promise<Version | undefined> {
  const query = prepared.get(db) ?? prepare(db)
  prepared.set(db, query)
  const [row] = await query.execute({ chainId, safe })
  if (row === undefined) return undefined
  const { head, headHash, modified, changes, contracts } = row
  return {
    page: `${head} ${headHash} ${modified} ${contracts}`,
    queue: `${modified} ${changes}`,
  }
}
