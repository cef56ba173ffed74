/**
 * How fast a page of the queue is answered over HTTP: 20 transactions with two
 * confirmations each, among 20,000 in the store.
 *
 *     node --conditions=@strongroom/source bench/queue.ts
 *
 * `DATABASE_URL` measures on an (empty) PostgreSQL database instead of PGlite.
 */
import { type Address, type Hex, keccak256, toHex, zeroAddress } from 'viem'
import { loadConfig } from '../src/config/loadConfig.ts'
import { createGateway } from '../src/createGateway.ts'
import { openDatabase } from '../src/db/openDatabase.ts'
import {
  confirmation,
  indexer,
  multisigTransaction,
  safe,
  safeState,
} from '../src/db/schema.ts'
import { createApp } from '../src/http/createApp.ts'
import { serve } from '../src/http/serve.ts'
import { createPageCache } from '../src/views/createPageCache.ts'

const safes = 1_000
const perSafe = 20
const chainId = '1337'
const requests = 2_000

const hash = (text: string): Hex => keccak256(toHex(text))
const address = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`
const owners = [address(1), address(2), address(3)]
const config = loadConfig(process.env)
const store = await openDatabase({ url: config.databaseUrl })
const { db } = store

const zero = {
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
}
const at = { chainId, blockNumber: 1, timestamp: 1 }
for (let n = 0; n < safes; n += 1) {
  const one = address(n + 10)
  await db.insert(safe).values({
    ...at,
    address: one,
    txHash: hash(one),
    creator: zeroAddress,
    singleton: zeroAddress,
  })
  await db.insert(safeState).values({
    ...at,
    safe: one,
    nonce: 0,
    threshold: 3,
    owners,
    modules: [],
    singleton: zeroAddress,
    fallbackHandler: zeroAddress,
    guard: zeroAddress,
  })
  const rows = Array.from({ length: perSafe }, (_, nonce) => ({
    ...zero,
    chainId,
    safe: one,
    safeTxHash: hash(`${one} ${nonce}`),
    nonce,
    to: address(5),
    value: '1',
    data: '0x' as const,
    operation: 0,
    proposer: address(1),
    submitted: nonce,
    modified: nonce,
  }))
  await db.insert(multisigTransaction).values(rows)
  await db.insert(confirmation).values(
    rows.flatMap(({ safeTxHash }) =>
      owners.slice(0, 2).map((owner) => ({
        chainId,
        safeTxHash,
        owner,
        signature: `0x${'ab'.repeat(65)}` as const,
        submitted: 1,
      })),
    ),
  )
}
await db.insert(indexer).values({
  chainId,
  genesisHash: hash('genesis'),
  head: 1,
  headHash: hash('head'),
  headTimestamp: 1,
})

const silent = { info: () => undefined, error: () => undefined }
const measure = async (title: string, pages: number, tag?: string) => {
  const gateway = createGateway(config, db, silent)
  const app = createApp(
    pages === 0 ? { ...gateway, pages: createPageCache(0) } : gateway,
  )
  const server = await serve(app, { hosts: ['127.0.0.1'], port: 0 })
  const times: number[] = []
  let etag = ''
  for (let n = 0; n < requests; n += 1) {
    const one = address((pages === 0 ? n % safes : n % pages) + 10)
    const began = performance.now()
    const response = await fetch(
      `http://127.0.0.1:${server.port}/v1/chains/${chainId}/safes/${one}/transactions/queued`,
      { headers: tag === undefined ? {} : { 'if-none-match': etag } },
    )
    await response.arrayBuffer()
    times.push(performance.now() - began)
    etag = response.headers.get('etag') ?? ''
  }
  await server.close()
  const kept = times.slice(requests / 10).sort((a, b) => a - b)
  const total = kept.reduce((sum, time) => sum + time, 0)
  const [p50, p99] = [0.5, 0.99].map((q) => kept[Math.floor(kept.length * q)])
  process.stdout.write(
    `${title.padEnd(24)} ${p50?.toFixed(2)} / ${p99?.toFixed(2)} ms (p50 / p99), ${Math.round((kept.length / total) * 1_000)} requests/s at c=1\n`,
  )
}

process.stdout.write(`${store.kind}, ${safes * perSafe} transactions\n`)
await measure('every page made anew', 0)
await measure('unchanged page', 10)
await measure('unchanged page, by tag', 1, 'tag')
await store.close()
