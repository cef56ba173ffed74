/** Safes by chain and address, and words by kind; all that a push may show. */
export interface PushTable {
  safes: Readonly<Record<string, { name: string; ref: string }>>
  texts: Readonly<Record<string, string>>
}

const tableCache = 'push-table'

/** Gives the service worker, which reads no storage of the page, its words. */
export async function writePushTable(table: PushTable): Promise<void> {
  const cache = await globalThis.caches?.open(tableCache)
  await cache?.put('/push-table.json', Response.json(table))
}

/** From now on no push shows anything. */
export const clearPushTable = async (): Promise<void> =>
  void (await globalThis.caches?.delete(tableCache))
