const name = 'waypoint'
const store = 'keys'

/** Every record of the wallet's own database, by its key. */
export async function readRecords(): Promise<ReadonlyMap<string, unknown>> {
  const database = await open()
  try {
    const records = database.transaction(store).objectStore(store)
    const [keys, values] = await Promise.all([
      settle(records.getAllKeys()),
      settle(records.getAll()),
    ])
    return new Map(keys.map((key, index) => [String(key), values[index]]))
  } finally {
    database.close()
  }
}

/**
 * Writes a record unless there is one, and returns the stored one. Two popups
 * may create their keys at the same moment; the first one wins.
 */
export async function addRecord(key: string, value: unknown): Promise<unknown> {
  const database = await open()
  try {
    const records = database
      .transaction(store, 'readwrite', { durability: 'strict' })
      .objectStore(store)
    const existing = await settle(records.get(key))
    if (existing !== undefined) return existing
    await settle(records.put(value, key))
    return value
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(store)
  }
  return settle(request)
}

function settle<value>(request: IDBRequest<value>): Promise<value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
