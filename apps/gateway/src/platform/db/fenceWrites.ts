import type { Database } from './Database.ts'

/** Throws when this process must not write any more. */
export type Fence = (tx: Database) => Promise<void>

const fences = new WeakMap<Database, Fence>()

const refuse = () => {
  throw new Error('Write in a transaction: it checks the lease of the leader.')
}

/**
 * The same database for the leader's work: every transaction checks the lease
 * first, and a write outside of a transaction is a programming error.
 *
 * @example
 * const db = fenceWrites(store.db, createLeaseFence(token))
 * await db.transaction(async (tx) => { … })
 */
export function fenceWrites(db: Database, fence: Fence): Database {
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      await fence(tx)
      return work(tx)
    }, config)
  const fenced = Object.assign(Object.create(db) as Database, {
    transaction,
    insert: refuse,
    update: refuse,
    delete: refuse,
  })
  fences.set(fenced, fence)
  return fenced
}

/**
 * Checks the lease outside of a transaction: before an irreversible step, such
 * as sending a transaction to a chain.
 */
export async function requireLeadership(db: Database): Promise<void> {
  await fences.get(db)?.(db)
}
