import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { GatewayStartError } from '../errors.ts'
import { answerBackup } from './backup/answerBackup.ts'
import { countWrites } from './countWrites.ts'
import type { DatabaseHandle } from './Database.ts'
import {
  DataFolderError,
  damagedFolder,
  explainFolderError,
} from './folderErrors.ts'
import { GuardedFs } from './guardedFs.ts'
import { type LockFolderOptions, lockFolder } from './lockFolder.ts'
import { migrationsFolder } from './migrations.ts'

const closeTimeout = 1_800
const storeName = 'pglite'

const within = (work: Promise<unknown>, ms: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return Promise.race([work.then(() => undefined), late]).finally(() => {
    clearTimeout(timer)
  })
}

const start = async (options: PGliteOptions) => {
  const client = await PGlite.create(options)
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
  const { client, db } = await start({
    dataDir: 'memory://',
    ...(image && { loadDataDir: image }),
  })
  return {
    db,
    kind: 'pglite',
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  }
}

export interface OpenPgliteOptions
  extends Pick<
    LockFolderOptions,
    'instance' | 'onLost' | 'onWait' | 'signal'
  > {}

/** Major version of PostgreSQL that PGlite is made of. */
const storeVersion = '18'

/** Refuses a store whose files show at once that it does not open. */
const requireWhole = (folder: string, dataDir: string): void => {
  const path = join(dataDir, 'PG_VERSION')
  // Without the file PGlite would make a new store on top of the old one.
  if (!existsSync(path)) throw damagedFolder(folder, 'PG_VERSION is missing')
  const version = readFileSync(path, 'utf8').trim()
  if (version !== storeVersion) {
    throw damagedFolder(
      folder,
      `it says version ${JSON.stringify(version.slice(0, 20))} of PostgreSQL instead of ${storeVersion}`,
    )
  }
}

/** True for a path that cannot hold data. */
const isEmptyFolder = (path: string): boolean =>
  !existsSync(path) ||
  (statSync(path).isDirectory() && readdirSync(path).length === 0)

/**
 * Makes a store under another name and moves it to its place when it is whole.
 * A store in its place is therefore never a half-made one, and never deleted.
 *
 * @param image Archive of another store to start from.
 */
async function createStore(
  folder: string,
  { confirm, image }: { confirm: () => void; image?: Blob },
): Promise<void> {
  const draft = join(folder, 'pglite.new')
  rmSync(draft, { recursive: true, force: true })
  try {
    const fs = new GuardedFs(draft, confirm)
    const client =
      image === undefined
        ? await PGlite.create({ fs })
        : (await start({ fs, loadDataDir: image })).client
    await client.close()
    const dataDir = join(folder, storeName)
    if (existsSync(dataDir)) rmdirSync(dataDir)
    renameSync(draft, dataDir)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/** Whether the folder has a store, be it whole or damaged. */
export const hasStore = (folder: string): boolean =>
  !isEmptyFolder(join(folder, storeName))

/**
 * PostgreSQL inside this process, on a folder of its own. Commits survive a
 * killed process, not a power cut. A folder that holds data is opened or
 * refused, and never made anew.
 *
 * @throws DataFolderLockedError when another process holds the folder.
 * @throws DataFolderError when the folder is damaged, full or out of reach.
 */
export async function openPglite(
  folder: string,
  options: OpenPgliteOptions = {},
): Promise<DatabaseHandle & { dump(): Promise<Blob> }> {
  let dump: (() => Promise<Blob>) | undefined
  const lock = await lockFolder(folder, {
    ...options,
    onConnection: (socket) => answerBackup(socket, () => dump?.()),
  }).catch((error) => {
    throw explainFolderError(folder, error)
  })
  const dataDir = join(folder, storeName)
  try {
    const isNew = !hasStore(folder)
    if (isNew) await createStore(folder, lock)
    else requireWhole(folder, dataDir)
    const fs = new GuardedFs(dataDir, lock.confirm)
    const { client, db } = await start({ fs }).catch((error) => {
      const known = explainFolderError(folder, error)
      throw known instanceof GatewayStartError
        ? known
        : damagedFolder(folder, 'PostgreSQL does not start on it', error)
    })
    const dumpStore = async () => {
      await client.exec('checkpoint')
      return client.dumpDataDir('none')
    }
    dump = dumpStore
    return {
      db,
      kind: 'pglite',
      dump: dumpStore,
      close: async () => {
        const work = client
          .exec('checkpoint')
          .then(() => client.close())
          .catch(() => undefined)
        await within(work, closeTimeout)
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw explainFolderError(folder, error)
  }
}

/**
 * Makes the store of a folder from an archive of another one.
 *
 * @throws DataFolderLockedError when another process holds the folder.
 * @throws DataFolderError when the folder holds a store, or is full.
 */
export async function restoreStore(folder: string, image: Blob): Promise<void> {
  const lock = await lockFolder(folder).catch((error) => {
    throw explainFolderError(folder, error)
  })
  try {
    if (hasStore(folder)) {
      throw new DataFolderError(
        `The data folder ${folder} holds a store already. Set GATEWAY_DATA_DIR to an empty folder.`,
      )
    }
    await createStore(folder, { confirm: lock.confirm, image })
  } catch (error) {
    throw explainFolderError(folder, error)
  } finally {
    lock.release()
  }
}
