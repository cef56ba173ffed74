import type { AppBridge, AppStorage } from '@strongroom/safe-apps-bridge'
import type { BatchCall } from './codec/BatchCall.ts'
import {
  type BatchFile,
  type BatchFileOptions,
  parseBatchFile,
  writeBatchFile,
} from './codec/batchFile.ts'

/** A batch of the library. */
export interface SavedBatch {
  id: string
  name: string
  /** Decimal. */
  chainId: string
  /** Number of calls. */
  count: number
  /** Milliseconds since 1970. */
  savedAt: number
}

/** Batches that are kept for the app. */
export interface BatchLibrary {
  list(): Promise<readonly SavedBatch[]>
  /**
   * Keeps a batch; one with the same name on the same chain is replaced.
   *
   * @throws Error when there is no room for it
   */
  save(calls: readonly BatchCall[], about: BatchFileOptions): Promise<void>
  /** @throws InputError for a batch that was damaged */
  open(id: string): Promise<BatchFile>
  remove(id: string): Promise<void>
}

const prefix = 'payouts.v1.batch.'
const most = 100
/** Longest value that wallets keep. */
const longest = 256 * 1024

/**
 * Opens the library on a storage. Each batch is one entry in the format of
 * transaction builders, so that a faulty one takes no other with it.
 */
export function openBatchLibrary(storage: AppStorage): BatchLibrary {
  // A wallet answers so many reads a second, and the list is shown often.
  const known = new Map<string, SavedBatch | undefined>()
  const read = async (id: string): Promise<SavedBatch | undefined> => {
    const text = (await storage.get(prefix + id)) ?? ''
    try {
      const { name, chainId, calls } = parseBatchFile(text)
      const { createdAt } = JSON.parse(text)
      return { id, name, chainId, count: calls.length, savedAt: createdAt }
    } catch {
      // Another program wrote it, or it was damaged.
      return undefined
    }
  }
  const list = async () => {
    const ids = (await storage.keys())
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
    for (const id of ids) if (!known.has(id)) known.set(id, await read(id))
    return ids
      .flatMap((id) => known.get(id) ?? [])
      .sort((a, b) => b.savedAt - a.savedAt)
  }
  return {
    list,
    async save(calls, about) {
      const saved = await list()
      const same = saved.find(
        ({ name, chainId }) => name === about.name && chainId === about.chainId,
      )
      if (same === undefined && saved.length >= most)
        throw new Error(`The library has ${most} batches. Remove one first.`)
      const id = same?.id ?? crypto.randomUUID()
      const text = writeBatchFile(calls, about)
      if (text.length > longest)
        throw new Error('The batch is too large. Export it as a file instead.')
      await storage.set(prefix + id, text)
      known.delete(id)
    },
    open: async (id) => parseBatchFile((await storage.get(prefix + id)) ?? ''),
    async remove(id) {
      await storage.remove(prefix + id)
      known.delete(id)
    },
  }
}

/** The storage that the browser gives the app itself. */
export function wrapStorage(
  storage: Pick<
    Storage,
    'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
  >,
): AppStorage {
  return {
    keys: async () =>
      Array.from(
        { length: storage.length },
        (_, index) => storage.key(index) ?? '',
      ),
    get: async (key) => storage.getItem(key) ?? undefined,
    set: async (key, value) => storage.setItem(key, value),
    remove: async (key) => storage.removeItem(key),
  }
}

/** A library and who keeps it. */
export interface FoundLibrary {
  library: BatchLibrary
  keeper: 'wallet' | 'browser'
}

/**
 * Opens the library in the wallet, or in the app's own storage where the wallet
 * keeps none; undefined where the browser gives this frame no storage either.
 */
export async function findLibrary(
  bridge: Pick<AppBridge, 'openStorage'>,
  own: () => Parameters<typeof wrapStorage>[0],
): Promise<FoundLibrary | undefined> {
  try {
    const storage = await bridge.openStorage()
    return { library: openBatchLibrary(storage), keeper: 'wallet' }
  } catch (error) {
    // The wallet keeps nothing for apps.
    if ((error as { code?: unknown }).code !== 4200) throw error
  }
  try {
    return {
      library: openBatchLibrary(wrapStorage(own())),
      keeper: 'browser',
    }
  } catch {
    return undefined
  }
}
