/**
 * Blocks per second of a first index, on both stores: a chain with one safe
 * that executes once in every block (two event logs), as an empty store finds
 * it. Ends with 1 when a store stays below 6,000 blocks per processor second.
 *
 *   node --conditions=@strongroom/source bench/indexing.bench.ts [blocks]
 *
 * Then a public chain of 200,000 blocks with 2,000 safes, without and with
 * 1,000,000 token transfers between strangers, as a node of the bench's own
 * serves it; it is compared with anvil first. Ends with 1 when the requests
 * grow with the strangers, or below 4,000 blocks per second. `public` as the
 * argument measures only this.
 *
 * PostgreSQL is measured when it is installed, or on `TEST_DATABASE_URL`. The
 * node's own work is a part of wall time; processor time is this process's, in
 * which the built-in store runs and PostgreSQL does not.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startIndexer } from '../apps/gateway/src/chain/startIndexer.ts'
import { openDatabase } from '../apps/gateway/src/platform/db/openDatabase.ts'
import { parseRpcUrl } from '../apps/gateway/src/platform/rpc/parseRpcUrl.ts'
import { startPostgres } from '../scripts/test/postgres.ts'
import { buildChain } from './indexing.chain.ts'
import { measurePublicChain } from './indexing.public.ts'

const [, , argument = '3000'] = process.argv
const blocks = argument === 'public' ? 0 : Number(argument)
const rounds = 5
const least = 6_000

interface Rates {
  /** Blocks per second of processor time of this process. */
  processor: number
  wall: number
}

/** A first index of everything there is, into an empty store. */
async function index(rpcUrl: string, folder: string, url?: string) {
  const store = await openDatabase(url === undefined ? { folder } : { url })
  const processor = process.cpuUsage()
  const began = performance.now()
  const indexer = startIndexer({
    db: store.db,
    chain: {
      chainId: '1337',
      rpcUrls: [parseRpcUrl(rpcUrl, 'rpcUrl')],
      finality: 64,
      pollMs: 500,
    },
    log: { info: () => undefined, warn: console.warn },
  })
  await indexer.ready
  const wall = (performance.now() - began) / 1_000
  const { user, system } = process.cpuUsage(processor)
  const { head } = indexer.status()
  await indexer.stop()
  await store.close()
  return { processor: head / ((user + system) / 1_000_000), wall: head / wall }
}

/** The best of some rounds: the first ones also compile the code. */
async function measure(name: string, once: () => Promise<Rates>) {
  const best: Rates = { processor: 0, wall: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const { processor, wall } = await once()
    best.processor = Math.max(best.processor, processor)
    best.wall = Math.max(best.wall, wall)
  }
  const [processor, wall] = [best.processor, best.wall].map(Math.round)
  console.log(
    `${name.padEnd(12)} ${processor} blocks per processor second, ${wall} per second of wall time`,
  )
  if (best.processor < least) process.exitCode = 1
}

async function measureFirstIndex(): Promise<void> {
  const chain = await buildChain(blocks)
  const postgres = await startPostgres()
  try {
    await measure('PGlite', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'strongroom-bench-'))
      const rates = await index(chain.rpcUrl, folder)
      rmSync(folder, { recursive: true })
      return rates
    })
    if (postgres !== undefined) {
      const admin = await openDatabase({ url: postgres.url })
      await measure('PostgreSQL', async () => {
        const name = `bench_${randomUUID().replaceAll('-', '')}`
        await admin.db.execute(`create database ${name}`)
        const url = new URL(postgres.url)
        url.pathname = name
        const rates = await index(chain.rpcUrl, '', url.href)
        await admin.db.execute(`drop database ${name} with (force)`)
        return rates
      })
      await admin.close()
    }
  } finally {
    await postgres?.stop()
    await chain.stop()
  }
}

if (blocks > 0) await measureFirstIndex()
if (!(await measurePublicChain())) process.exitCode = 1
