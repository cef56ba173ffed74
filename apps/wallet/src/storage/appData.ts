import type {
  HostStorage,
  StoragePlace,
} from '@strongroom/safe-apps-bridge/host'

/** Most characters that all apps together may keep. */
const sharedLimit = 20 * 1024 * 1024

/** One text of an app. */
interface Entry {
  origin: string
  scope: string
  key: string
  value: string
}

/** How much an app keeps for a safe. */
interface Place {
  origin: string
  scope: string
  /** Characters of keys and values, and 64 for each entry. */
  size: number
}

const sizeOf = (key: string, value: string) => key.length + value.length + 64

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let opening: Promise<IDBDatabase> | undefined

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('strongroom-app-data', 1)
  request.onupgradeneeded = () => {
    const { result } = request
    result.createObjectStore('entries', { keyPath: ['origin', 'scope', 'key'] })
    result.createObjectStore('places', { keyPath: ['origin', 'scope'] })
  }
  return resultOf(request).then((database) => {
    // A browser may close it, and a newer version of the wallet replaces it.
    const forget = () => {
      opening = undefined
    }
    database.onclose = forget
    database.onversionchange = () => {
      database.close()
      forget()
    }
    return database
  })
}

/**
 * Runs one transaction over both tables; resolves once it is on disk. Several
 * tabs agree, because transactions that write run one after the other.
 */
async function transact<T>(
  mode: IDBTransactionMode,
  run: (tables: {
    entries: IDBObjectStore
    places: IDBObjectStore
  }) => Promise<T>,
): Promise<T> {
  opening ??= openDatabase()
  opening.catch(() => {
    opening = undefined
  })
  const database = await opening
  const transaction = database.transaction(['entries', 'places'], mode)
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  const [result] = await Promise.all([
    run({
      entries: transaction.objectStore('entries'),
      places: transaction.objectStore('places'),
    }),
    finished,
  ])
  return result
}

/**
 * Everything that starts with these parts. Keys compare part by part, so no text
 * of an app reaches the entries of another one.
 */
const startingWith = (...parts: string[]) =>
  IDBKeyRange.bound(parts, [...parts, []])

/** Opens the texts that an app keeps for a safe, in a database of their own. */
export function openAppData({
  origin,
  scope,
  limit,
}: StoragePlace): HostStorage {
  const at = (key: string) => [origin, scope, key]
  /** Replaces or removes an entry; false where there is no room for it. */
  const change = (key: string, value: string | undefined) =>
    transact('readwrite', async ({ entries, places }) => {
      const old = await resultOf<Entry | undefined>(entries.get(at(key)))
      const all = await resultOf<Place[]>(places.getAll())
      const now = all.find(
        (place) => place.origin === origin && place.scope === scope,
      )
      const growth =
        (value === undefined ? 0 : sizeOf(key, value)) -
        (old === undefined ? 0 : sizeOf(key, old.value))
      const size = (now?.size ?? 0) + growth
      const total = all.reduce((sum, place) => sum + place.size, growth)
      if (growth > 0 && (size > limit || total > sharedLimit)) return false
      if (value === undefined) entries.delete(at(key))
      else entries.put({ origin, scope, key, value })
      if (size > 0) places.put({ origin, scope, size })
      else places.delete([origin, scope])
      return true
    })
  return {
    keys: () =>
      transact('readonly', async ({ entries }) => {
        const keys = await resultOf(
          entries.getAllKeys(startingWith(origin, scope)),
        )
        return keys.map((key) => String((key as string[])[2]))
      }),
    get: (key) =>
      transact('readonly', async ({ entries }) => {
        const entry = await resultOf<Entry | undefined>(entries.get(at(key)))
        return entry?.value
      }),
    set: change,
    async remove(key) {
      await change(key, undefined)
    },
  }
}

/** Characters that each app keeps, over all safes, by origin. */
export async function listAppData(): Promise<ReadonlyMap<string, number>> {
  const all = await transact('readonly', ({ places }) =>
    resultOf<Place[]>(places.getAll()),
  )
  const sizes = new Map<string, number>()
  for (const { origin, size } of all)
    sizes.set(origin, (sizes.get(origin) ?? 0) + size)
  return sizes
}

/** Removes the texts of one app for every safe, or those of all apps. */
export async function clearAppData(origin?: string): Promise<void> {
  // A browser without a database keeps none.
  if (globalThis.indexedDB === undefined) return
  const range = origin === undefined ? undefined : startingWith(origin)
  await transact('readwrite', async ({ entries, places }) => {
    if (range === undefined) {
      entries.clear()
      places.clear()
    } else {
      entries.delete(range)
      places.delete(range)
    }
  })
}
