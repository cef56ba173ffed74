import type { Database } from '../../../src/db/Database.ts'
import { openDatabase } from '../../../src/db/openDatabase.ts'
import type { Indexer } from '../../../src/indexer/Indexer.ts'
import { startIndexer } from '../../../src/indexer/startIndexer.ts'
import { readRows, type StoredRows } from './readRows.ts'

export interface OpenIndexOptions {
  chainId?: string
  rpcUrl: string
  finality?: number
  pollMs?: number
  timeout?: number
  /** Index into this store and leave it open. */
  db?: Database
}

export interface OpenIndex {
  db: Database
  indexer: Indexer
  /** What the indexer logged. */
  messages: string[]
  rows(): Promise<StoredRows>
  /** Waits until the store has a block, and whatever comes with it. */
  reaches(block: bigint | number): Promise<void>
  close(): Promise<void>
}

/** An index in memory, caught up with its chain. */
export async function openIndex(options: OpenIndexOptions): Promise<OpenIndex> {
  const { rpcUrl, chainId = '1337', finality = 64, pollMs = 20 } = options
  const own = options.db === undefined ? await openDatabase() : undefined
  const db = options.db ?? own?.db
  if (db === undefined) throw new Error('No store.')
  const messages: string[] = []
  const note = (_: object, message: string) => {
    messages.push(message)
  }
  const indexer = startIndexer({
    db,
    chain: { chainId, rpcUrl, finality, pollMs },
    log: { info: note, warn: note },
    timeout: options.timeout,
  })
  await indexer.ready
  return {
    db,
    indexer,
    messages,
    rows: () => readRows(db),
    reaches: async (block) => {
      const deadline = Date.now() + 10_000
      while (indexer.status().head !== Number(block)) {
        if (Date.now() > deadline) {
          throw new Error(
            `Not at ${block}: ${JSON.stringify(indexer.status())}`,
          )
        }
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    close: async () => {
      await indexer.stop()
      await own?.close()
    },
  }
}

/** Rows of a new index of the whole chain. */
export async function indexFromScratch(
  options: OpenIndexOptions,
): Promise<StoredRows> {
  const index = await openIndex(options)
  try {
    return await index.rows()
  } finally {
    await index.close()
  }
}
