import type { Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { confirmTo, shareLock } from './confirmLock.ts'
import { countWrites } from './countWrites.ts'
import type { Database, DatabaseHandle } from './Database.ts'
import { DataFolderError, explainFolderError } from './folderErrors.ts'
import { lostError } from './isDatabaseUnavailable.ts'
import {
  type FolderLock,
  type LockFolderOptions,
  lockFolder,
} from './lockFolder.ts'
import { createStore, hasStore, startClient } from './openStore.ts'
import {
  type StoreReply,
  type StoreRequest,
  unpackError,
} from './storeMessages.ts'

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
type Wanted = Without<StoreRequest, 'id'>
type QueryRest =
  Parameters<PGlite['query']> extends [string, ...infer Rest] ? Rest : never

const renewal = 500

/**
 * Runs PGlite on a folder in a thread of its own, so that a query delays other
 * queries alone.
 *
 * @returns A client as far as Drizzle uses one.
 * @throws what opening the store throws.
 */
async function runStore(
  folder: string,
  lock: Pick<FolderLock, 'confirm'>,
): Promise<PGlite> {
  const shared = shareLock()
  const confirm = () => {
    const lost = confirmTo(shared, lock)
    // A query that could not write any more may still resolve as if it had.
    if (lost !== undefined) fail(lost)
  }
  const timer = setInterval(confirm, renewal)
  timer.unref()
  // The build puts the thread beside this code, as JavaScript.
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const file = new URL(`./storeWorker.${ending}`, import.meta.url)
  const worker = new Worker(file, {
    workerData: { folder, shared },
    execArgv: [],
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let counter = 0
  let ended: Error | undefined

  const expectReply = <T>(id: number): Promise<T> => {
    const one = Promise.withResolvers<unknown>()
    waiting.set(id, one)
    worker.ref()
    return one.promise as Promise<T>
  }
  const settle = (id: number) => {
    const one = waiting.get(id)
    waiting.delete(id)
    // An idle store lets the process end, like an unused socket.
    if (waiting.size === 0) worker.unref()
    return one
  }
  const request = <T>(wanted: Wanted): Promise<T> => {
    if (ended !== undefined) return Promise.reject(ended)
    counter += 1
    worker.postMessage({ id: counter, ...wanted })
    return expectReply(counter)
  }
  const fail = (cause: unknown) => {
    clearInterval(timer)
    ended ??= Object.assign(lostError(), { cause })
    for (const id of [...waiting.keys()]) settle(id)?.reject(ended)
  }
  confirm()
  worker.on('message', (reply: StoreReply) => {
    if (reply === 'confirm') confirm()
    else if ('error' in reply) {
      settle(reply.id)?.reject(unpackError(reply.error))
    } else settle(reply.id)?.resolve(reply.value)
  })
  worker.on('error', fail)
  worker.on('exit', fail)

  const query =
    (tx?: number) =>
    <T>(text: string, ...[params, options]: QueryRest) =>
      request<T>({
        kind: 'query',
        text,
        params,
        rowMode: options?.rowMode,
        tx,
      })
  const transaction = async <T>(work: (tx: Transaction) => Promise<T>) => {
    counter += 1
    const tx = counter
    await request({ kind: 'begin', tx })
    let closed = false
    const checked =
      <A extends unknown[], R>(call: (...args: A) => R) =>
      (...args: A) => {
        if (closed) throw new Error('Transaction is closed')
        return call(...args)
      }
    const inside = {
      query: checked(query(tx)),
      exec: checked((text: string) => request({ kind: 'exec', text, tx })),
    }
    let result: T
    try {
      result = await work(inside as unknown as Transaction)
    } catch (error) {
      closed = true
      await request({ kind: 'rollback', tx })
      throw error
    }
    closed = true
    await request({ kind: 'commit', tx })
    return result
  }
  const client = {
    query: query(),
    exec: (text: string) => request({ kind: 'exec', text, tx: undefined }),
    transaction,
    dumpDataDir: () => request<Blob>({ kind: 'dump' }),
    close: async () => {
      // One whose lock is lost takes no more requests.
      await request({ kind: 'close' }).catch(() => undefined)
      await worker.terminate()
    },
  }
  await expectReply(0).catch(async (error) => {
    await worker.terminate()
    throw error
  })
  return client as unknown as PGlite
}

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
