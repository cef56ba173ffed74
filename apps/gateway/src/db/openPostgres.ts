import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { DatabaseHandle } from './Database.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'

// Any number will do, as long as all gateways use the same.
const migrationLock = 7_461_001

/** A PostgreSQL server. Several gateways may start on it at once. */
export async function openPostgres(url: string): Promise<DatabaseHandle> {
  const client = postgres(url, {
    max: 10,
    connect_timeout: 5,
    onnotice: () => undefined,
  })
  const db = drizzle(client, { schema })
  try {
    const session = await client.reserve()
    try {
      await session`select pg_advisory_lock(${migrationLock})`
      try {
        await migrate(db, { migrationsFolder })
      } finally {
        await session`select pg_advisory_unlock(${migrationLock})`
      }
    } finally {
      session.release()
    }
  } catch (error) {
    await client.end({ timeout: 1 })
    throw error
  }
  return { db, kind: 'postgres', close: () => client.end({ timeout: 2 }) }
}
