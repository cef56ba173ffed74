import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { ResetPatience } from '../../../src/chain/follow/createRebuilder.ts'
import type { Indexer } from '../../../src/chain/Indexer.ts'
import { startIndexer } from '../../../src/chain/startIndexer.ts'
import type {
  Database,
  DatabaseHandle,
} from '../../../src/platform/db/Database.ts'
import { indexer as table } from '../../../src/platform/db/schema/chain.ts'
import { parseRpcUrls } from '../../../src/platform/rpc/parseRpcUrl.ts'
import {
  emptyStore,
  openFresh,
  openStore,
} from '../../support/describeStores.ts'
import { readRows, type StoredRows } from './readRows.ts'

export interface OpenIndexOptions {
  chainId?: string
  /** A comma list is of several nodes. */
  rpcUrl: string
  wsUrl?: string | undefined
  finality?: number
  pollMs?: number
  timeout?: number
  startBlock?: number
  /** Lower case. */
  onlySafes?: ReadonlySet<Hex>
  scanAtOnce?: number
  patience?: ResetPatience
  checkInterval?: number
  /** Index into this store and leave it open. */
  db?: Database
}

export interface OpenIndex {
  db: Database
  indexer: Indexer
  /** Log of the indexer, without its progress. */
  messages: string[]
  /** Fields of the logged lines, in the order of `messages`. */
  fields: object[]
  /** Why it had to wait. */
  errors: unknown[]
  rows(): Promise<StoredRows>
  /** Waits until the store has a block and its rows. */
  reaches(block: bigint | number, hash?: Hex): Promise<void>
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

const stores = new Map<string, Promise<DatabaseHandle>>()

/**
 * Opening a store takes longer than most tests: two are enough. Where there is a
 * PostgreSQL server, chains are followed on it, and compared with what is made of
 * them from scratch: in the long run by the built-in store.
 */
async function emptyStoreFor(use: 'followed' | 'scratch'): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL']
  const opening =
    stores.get(use) ??
    (use === 'followed' && url !== undefined ? openFresh(url) : openStore())
  stores.set(use, opening)
  const { db } = await opening
  await emptyStore(db)
  return db
}

/** An index in memory, caught up with its chain. */
export async function openIndex(options: OpenIndexOptions): Promise<OpenIndex> {
  const { rpcUrl, chainId = '1337', finality = 64, pollMs = 20 } = options
  const db = options.db ?? (await emptyStoreFor('followed'))
  const messages: string[] = []
  const logged: object[] = []
  const errors: unknown[] = []
  const note = (fields: object, message: string) => {
    if (message !== 'Catching up') {
      messages.push(message)
      logged.push(fields)
    }
    if ('err' in fields) errors.push(fields.err)
  }
  const indexer = startIndexer({
    db,
    chain: {
      chainId,
      rpcUrls: parseRpcUrls(rpcUrl, 'rpcUrl'),
      wsUrl: options.wsUrl,
      finality,
      pollMs,
      startBlock: options.startBlock,
      onlySafes: options.onlySafes,
    },
    scanAtOnce: options.scanAtOnce,
    log: { info: note, warn: note },
    timeout: options.timeout,
    patience: options.patience,
    checkInterval: options.checkInterval,
  })
  await indexer.ready
  const close = () => indexer.stop()
  return {
    db,
    indexer,
    messages,
    fields: logged,
    errors,
    rows: () => readRows(db),
    reaches: async (block, hash) => {
      const deadline = Date.now() + 25_000
      for (;;) {
        const [row] = await db
          .select()
          .from(table)
          .where(eq(table.chainId, chainId))
        const there = row?.head === Number(block)
        if (there && (hash === undefined || row.headHash === hash)) return
        if (Date.now() > deadline) {
          throw new Error(
            `Not at ${block}: ${JSON.stringify(indexer.status())}`,
          )
        }
        await sleep(5)
      }
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Rows of a new index of the whole chain. */
export async function indexFromScratch(
  options: OpenIndexOptions,
): Promise<StoredRows> {
  const db = await emptyStoreFor('scratch')
  await using index = await openIndex({ ...options, db })
  return await index.rows()
}
