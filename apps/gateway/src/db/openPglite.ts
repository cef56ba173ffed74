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

const start = async (dataDir: string, image?: Blob) => {
  const client = await PGlite.create({
    dataDir,
    ...(image && { loadDataDir: image }),
  })
  const db = drizzle(client)
  await migrate(db, { migrationsFolder })
  countWrites(db, client)
  return { client, db }
}

/**
 * PostgreSQL in memory: for tests, gone when closed.
 *
 * @param image What `dump` of another one gave; it starts four times as fast.
 */
export async function openMemoryPglite(
  image?: Blob,
): Promise<DatabaseHandle & { dump(): Promise<Blob> }> {
  const { client, db } = await start('memory://', image)
  return {
    db,
    kind: 'pglite',
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  }
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
