import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { countWrites } from './countWrites.ts'
import type { DatabaseHandle } from './Database.ts'
import { lockFolder } from './lockFolder.ts'
import { migrationsFolder } from './migrations.ts'

const closeTimeout = 1_800

const within = (work: Promise<unknown>, ms: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return Promise.race([work.then(() => undefined), late]).finally(() => {
    clearTimeout(timer)
  })
}

const start = async (dataDir: string) => {
  const client = await PGlite.create({ dataDir })
  const db = drizzle(client)
  await migrate(db, { migrationsFolder })
  countWrites(db, client)
  return { client, db }
}

/** PostgreSQL in memory: for tests, gone when closed. */
export async function openMemoryPglite(): Promise<DatabaseHandle> {
  const { client, db } = await start('memory://')
  return { db, kind: 'pglite', close: () => client.close() }
}

/**
 * PostgreSQL inside this process, on a folder of its own. Commits survive a
 * killed process, not a power cut.
 *
 * @throws DataFolderLockedError when another process holds the folder.
 */
export async function openPglite(folder: string): Promise<DatabaseHandle> {
  const unlock = lockFolder(folder)
  try {
    const dataDir = join(folder, 'pglite')
    const marker = join(folder, '.complete')
    // Killed during its first start, it cannot be opened and holds nothing yet.
    if (!existsSync(marker)) rmSync(dataDir, { recursive: true, force: true })
    const { client, db } = await start(dataDir)
    writeFileSync(marker, '')
    return {
      db,
      kind: 'pglite',
      close: async () => {
        const work = client
          .exec('checkpoint')
          .then(() => client.close())
          .catch(() => undefined)
        await within(work, closeTimeout)
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
