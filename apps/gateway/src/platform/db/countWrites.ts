import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { Database } from './Database.ts'

export interface Writes {
  /**
   * Number of writes, incremented before the write's promise resolves: a read
   * that begins after a look at it sees all counted writes.
   */
  count: number
  /** Writes in flight; reads may or may not see them. */
  running: number
}

type QueryRest =
  Parameters<PGlite['query']> extends [string, ...infer Rest] ? Rest : never

const known = new WeakMap<Database, Writes>()
const listeners = new WeakMap<Database, Set<() => void>>()

/** Whether a statement only reads; every other one counts as a write. */
const isRead = (text: string) => /^\s*(select|set transaction)\b/i.test(text)

/** Counts writes through a client that this process uses alone. */
export function countWrites(db: Database, client: PGlite): void {
  const writes: Writes = { count: 0, running: 0 }
  known.set(db, writes)
  const end = () => {
    writes.running -= 1
    writes.count += 1
    for (const listener of listeners.get(db) ?? []) listener()
  }
  const query = client.query.bind(client)
  client.query = <T>(text: string, ...rest: QueryRest) => {
    if (isRead(text)) return query<T>(text, ...rest)
    writes.running += 1
    return query<T>(text, ...rest).finally(end)
  }
  const exec = client.exec.bind(client)
  client.exec = (...args) => {
    writes.running += 1
    return exec(...args).finally(end)
  }
  const transaction = client.transaction.bind(client)
  client.transaction = (work) => {
    let wrote = false
    const note = () => {
      if (!wrote) writes.running += 1
      wrote = true
    }
    return transaction((tx) => {
      const watched: Partial<Transaction> = {
        query: <T>(text: string, ...rest: QueryRest) => {
          if (!isRead(text)) note()
          return tx.query<T>(text, ...rest)
        },
        exec: (...args) => {
          note()
          return tx.exec(...args)
        },
      }
      return work(Object.assign(Object.create(tx), watched))
    }).finally(() => {
      if (wrote) end()
    })
  }
}

/**
 * Writes of this process; undefined inside a transaction, and where other
 * processes may write, too.
 */
export const writesOf = (db: Database): Readonly<Writes> | undefined =>
  known.get(db)

/**
 * Calls a listener after each write of this process, until the returned
 * function is called. Only where {@link writesOf} counts.
 */
export function onWrite(db: Database, listener: () => void): () => void {
  const all = listeners.get(db) ?? new Set()
  listeners.set(db, all)
  all.add(listener)
  return () => all.delete(listener)
}
