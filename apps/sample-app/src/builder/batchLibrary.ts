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

/** Batches that this browser keeps for the app. */
export interface BatchLibrary {
  list(): readonly SavedBatch[]
  /**
   * Keeps a batch; one with the same name on the same chain is replaced.
   *
   * @throws Error when the browser keeps no more
   */
  save(calls: readonly BatchCall[], about: BatchFileOptions): void
  /** @throws InputError for a batch that was damaged */
  open(id: string): BatchFile
  remove(id: string): void
}

const prefix = 'payouts.v1.batch.'
const most = 100

/**
 * Opens the library on a storage. Each batch is one entry in the format of
 * transaction builders, so that a faulty one takes no other with it.
 */
export function openBatchLibrary(
  storage: Pick<
    Storage,
    'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
  >,
): BatchLibrary {
  const ids = () =>
    Array.from(
      { length: storage.length },
      (_, index) => storage.key(index) ?? '',
    )
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  const read = (id: string): SavedBatch[] => {
    try {
      const text = storage.getItem(prefix + id) ?? ''
      const { name, chainId, calls } = parseBatchFile(text)
      const { createdAt } = JSON.parse(text)
      return [{ id, name, chainId, count: calls.length, savedAt: createdAt }]
    } catch {
      // Another program wrote it, or it was damaged.
      return []
    }
  }
  const list = () =>
    ids()
      .flatMap(read)
      .sort((a, b) => b.savedAt - a.savedAt)
  return {
    list,
    save(calls, about) {
      const saved = list()
      const same = saved.find(
        ({ name, chainId }) => name === about.name && chainId === about.chainId,
      )
      if (same === undefined && saved.length >= most)
        throw new Error(`The library has ${most} batches. Remove one first.`)
      const id = same?.id ?? crypto.randomUUID()
      storage.setItem(prefix + id, writeBatchFile(calls, about))
    },
    open: (id) => parseBatchFile(storage.getItem(prefix + id) ?? ''),
    remove: (id) => storage.removeItem(prefix + id),
  }
}
