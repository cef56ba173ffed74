import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import type {
  Database,
  DatabaseHandle,
} from '../../src/platform/db/Database.ts'
import { openDatabase } from '../../src/platform/db/openDatabase.ts'
import { openMemory } from './openMemory.ts'

export interface Store {
  /** Usable inside tests and hooks. */
  readonly db: Database
  readonly kind: DatabaseHandle['kind']
}

const server = process.env['TEST_DATABASE_URL']

/** A new database on a server, gone when closed. */
export const openFresh = async (
  url: string,
): Promise<DatabaseHandle & { url: string }> => {
  const name = `strongroom_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(url, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const handle = await openDatabase({ url: own.href })
  return {
    ...handle,
    url: own.href,
    close: async () => {
      await handle.close()
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/** Empties every table; much faster than a new store. */
export async function emptyStore(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from %I', name);
      end loop;
    end $$`)
}

/**
 * Runs a suite on the built-in store and, when `TEST_DATABASE_URL` names a
 * PostgreSQL server, once more there in a database of its own. Every test
 * starts with empty tables.
 */
export function describeStores(
  title: string,
  suite: (store: Store) => void,
): void {
  describeKinds(
    server === undefined ? ['pglite'] : ['pglite', 'postgres'],
    title,
    suite,
  )
}

/** Whether every suite runs on each store, as in the long run. */
const isThorough = process.env['TEST_STORES'] === 'all'

/**
 * Runs a suite that is about HTTP, mail or a chain rather than the store: on a
 * PostgreSQL server where there is one, as it takes a third of the processor's time of
 * the built-in store. The long run, which sets `TEST_STORES=all`, takes both.
 */
export function describeOneStore(
  title: string,
  suite: (store: Store) => void,
): void {
  if (isThorough) describeStores(title, suite)
  else
    describeKinds([server === undefined ? 'pglite' : 'postgres'], title, suite)
}

/** An empty store for a test that is not about the store; of one kind, as above. */
export const openStore = (): Promise<DatabaseHandle> =>
  server === undefined || isThorough ? openMemory() : openFresh(server)

function describeKinds(
  kinds: readonly DatabaseHandle['kind'][],
  title: string,
  suite: (store: Store) => void,
): void {
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    let handle: DatabaseHandle | undefined
    const store: Store = {
      get db() {
        if (handle === undefined) throw new Error('The store is not open yet.')
        return handle.db
      },
      kind,
    }
    beforeAll(async () => {
      handle =
        kind === 'postgres' && server !== undefined
          ? await openFresh(server)
          : await openMemory()
    })
    beforeEach(() => emptyStore(store.db))
    afterAll(() => handle?.close())
    suite(store)
  })
}
