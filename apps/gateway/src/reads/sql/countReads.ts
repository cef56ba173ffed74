import type { Database } from '../../platform/db/Database.ts'

export interface CountedReads {
  /** Reads through this are counted. */
  db: Database
  /** Reads so far, at least: other statements may count more than once. */
  count: number
}

interface Counted {
  origin: Database
  reads: CountedReads
}

const known = new WeakMap<Database, Counted>()

/** The same store, with a counter of reads. */
export function countReads(origin: Database): CountedReads {
  const db = new Proxy(origin, {
    get: (target, key) => {
      reads.count += 1
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const reads: CountedReads = { db, count: 0 }
  known.set(db, { origin, reads })
  return reads
}

/** Counts a statement that is kept for each store, and gives that store. */
export function noteRead(db: Database): Database {
  const counted = known.get(db)
  if (counted === undefined) return db
  counted.reads.count += 1
  return counted.origin
}
