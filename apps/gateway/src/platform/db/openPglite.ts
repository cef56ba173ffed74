import type { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/pglite'
import { countWrites } from './countWrites.ts'
import type { Database, DatabaseHandle } from './Database.ts'
import { DataFolderError, explainFolderError } from './folderErrors.ts'
import { type LockFolderOptions, lockFolder } from './lockFolder.ts'
import { createStore, hasStore, startClient } from './openStore.ts'
import { runStore } from './runStore.ts'

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

/**
 * PostgreSQL in memory, in this thread: for tests, gone when closed.
 *
 * @param image What `dump` of another one gave; it starts four times as fast.
 */
export async function openMemoryPglite(
  image?: Blob,
): Promise<DatabaseHandle & { dump(): Promise<Blob> }> {
  const { client, stopStatistics } = await startClient({
    dataDir: 'memory://',
    ...(image && { loadDataDir: image }),
  })
  const db = drizzle(client)
  countWrites(db, client)
  return {
    db,
    kind: 'pglite',
    close: () => {
      stopStatistics()
      return client.close()
    },
    dump: () => client.dumpDataDir('none'),
  }
}

/** The store of a folder, as far as it is open. */
export interface FolderStore {
  db: Database
  dump: () => Promise<Blob>
}

export interface OpenPgliteOptions
  extends Pick<LockFolderOptions, 'instance' | 'onLost' | 'onWait' | 'signal'> {
  /**
   * Answers a process of the same user that connects to the folder's socket;
   * without it connections are closed. The store is undefined until it is open.
   */
  onRequest?:
    | ((socket: Socket, store: () => FolderStore | undefined) => void)
    | undefined
}

/**
 * PostgreSQL inside this process, in a thread and on a folder of its own.
 * Commits survive a killed process, not a power cut. A folder that holds data
 * is opened or refused, and never made anew.
 *
 * @throws DataFolderLockedError when another process holds the folder.
 * @throws DataFolderError when the folder is damaged, full or out of reach.
 */
export async function openPglite(
  folder: string,
  { onRequest, ...options }: OpenPgliteOptions = {},
): Promise<DatabaseHandle & { dump(): Promise<Blob> }> {
  let store: FolderStore | undefined
  const lock = await lockFolder(folder, {
    ...options,
    onConnection: (socket) => {
      if (onRequest === undefined) socket.destroy()
      else onRequest(socket, () => store)
    },
  }).catch((error) => {
    throw explainFolderError(folder, error)
  })
  const client = await runStore(folder, lock).catch((error) => {
    lock.release()
    throw explainFolderError(folder, error)
  })
  const db = drizzle({ client })
  countWrites(db, client)
  const dumpStore = async () => {
    await client.exec('checkpoint')
    return client.dumpDataDir('none')
  }
  store = { db, dump: dumpStore }
  return {
    db,
    kind: 'pglite',
    dump: dumpStore,
    close: async () => {
      await within(
        client.close().catch(() => undefined),
        closeTimeout,
      )
      lock.release()
    },
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
