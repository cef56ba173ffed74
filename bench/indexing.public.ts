/**
 * A public chain for `indexing.bench.ts`: 200,000 blocks with 2,000 safes, once
 * without and once with 1,000,000 token transfers between strangers.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { startChain } from '@strongroom/devnet'
import type { Hex } from 'viem'
import { startIndexer } from '../apps/gateway/src/chain/startIndexer.ts'
import { openDatabase } from '../apps/gateway/src/platform/db/openDatabase.ts'
import { parseRpcUrl } from '../apps/gateway/src/platform/rpc/parseRpcUrl.ts'
import { readRows } from '../apps/gateway/test/chain/support/readRows.ts'
import { buildChain } from './indexing.chain.ts'
import type { MadeUpChain, RecordedChain } from './indexing.generated.ts'
import type { NodeCounts, NodeLog } from './indexing.node.ts'

const size = { blocks: 200_000, safes: 2_000 }
const foreignTransfers = 1_000_000
const leastPerSecond = 4_000

const startNode = async (workerData: MadeUpChain | RecordedChain) => {
  const worker = new Worker(new URL('./indexing.node.ts', import.meta.url), {
    workerData,
  })
  const [url] = (await once(worker, 'message')) as [string]
  return {
    url,
    counts: async (): Promise<NodeCounts> => {
      const answer = once(worker, 'message')
      worker.postMessage('counts')
      return (await answer)[0] as NodeCounts
    },
    stop: () => worker.terminate(),
  }
}

/** A first index into an empty store in memory. */
async function index(rpcUrl: string, finality = 64) {
  const store = await openDatabase()
  const began = performance.now()
  const indexer = startIndexer({
    db: store.db,
    chain: {
      chainId: '1337',
      rpcUrls: [parseRpcUrl(rpcUrl, 'rpcUrl')],
      finality,
      pollMs: 50,
    },
    log: { info: () => undefined, warn: console.warn },
  })
  await indexer.ready
  const seconds = (performance.now() - began) / 1_000
  await indexer.stop()
  const rows = await readRows(store.db)
  await store.close()
  return { rows, seconds }
}

/** Everything that a node has, to be served by the bench's own. */
async function record(stateUrl: string): Promise<RecordedChain> {
  const ask = async (method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 0, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(stateUrl, { method: 'POST', headers, body })
    return ((await response.json()) as { result: unknown }).result
  }
  const head = Number(await ask('eth_blockNumber'))
  const headers = await Promise.all(
    Array.from({ length: head + 1 }, (_, i) =>
      ask('eth_getBlockByNumber', `0x${i.toString(16)}`, false),
    ),
  )
  const blocks = { fromBlock: '0x0', toBlock: 'latest' }
  const logs = (await ask('eth_getLogs', blocks)) as NodeLog[]
  const receipts: Record<string, unknown> = {}
  const transactions: Record<string, unknown> = {}
  for (const { transactionHash: hash } of logs) {
    receipts[hash] ??= await ask('eth_getTransactionReceipt', hash)
    transactions[hash] ??= await ask('eth_getTransactionByHash', hash)
  }
  return {
    kind: 'recorded',
    chainId: '0x539',
    headers: headers as RecordedChain['headers'],
    logs,
    receipts,
    transactions,
    stateUrl,
  }
}

/** The bench's node and anvil must lead to the same rows. */
async function compareWithAnvil(): Promise<boolean> {
  const chain = await buildChain(40)
  const node = await startNode(await record(chain.rpcUrl))
  try {
    const real = await index(chain.rpcUrl, 8)
    const own = await index(node.url, 8)
    const isSame = JSON.stringify(own.rows) === JSON.stringify(real.rows)
    const { execution = [] } = own.rows
    console.log(
      `anvil and the bench's node: ${isSame ? 'the same' : 'DIFFERENT'} rows (${execution.length} executions)`,
    )
    return isSame && execution.length === 40
  } finally {
    await node.stop()
    await chain.stop()
  }
}

/** Reads code from a real chain, so that the generated safes pass every check. */
async function readParts() {
  const chain = await startChain({ chainId: 1337 })
  const { singletonL2, proxyFactory } = chain.contracts['1.4.1']
  const creation = await chain.client.getLogs({
    address: proxyFactory.address,
    fromBlock: 0n,
  })
  const proxy = `0x${creation[0]?.topics[1]?.slice(26)}` as Hex
  const proxyCode = (await chain.client.getCode({ address: proxy })) ?? '0x'
  await chain.stop()
  const lower = (address: string) => address.toLowerCase() as Hex
  return {
    proxyCode,
    singleton: lower(singletonL2.address),
    factory: lower(proxyFactory.address),
    owner: lower(chain.accounts[0] ?? '0x'),
  }
}

/**
 * Prints blocks per second and the node's requests; false when a limit is
 * missed: the requests with and without strangers must be the same.
 */
export async function measurePublicChain(): Promise<boolean> {
  let isGood = await compareWithAnvil()
  const parts = await readParts()
  const asked: NodeCounts[] = []
  for (const foreign of [0, foreignTransfers]) {
    const node = await startNode({
      kind: 'made-up',
      ...size,
      ...parts,
      foreignPerBlock: foreign / size.blocks,
    })
    const { rows, seconds } = await index(node.url)
    const counts = await node.counts()
    await node.stop()
    asked.push(counts)
    const perSecond = Math.round(size.blocks / seconds)
    const calls = Object.values(counts.calls).reduce((a, b) => a + b, 0)
    console.log(
      `${foreign} foreign transfers: ${perSecond} blocks/s; ${counts.requests} requests with ${calls} calls (${counts.calls['eth_getLogs']} for logs), ${counts.logs} logs received; ${rows['safe']?.length} safes, ${rows['transfer']?.length} transfers stored`,
    )
    isGood &&= rows['safe']?.length === size.safes
    isGood &&= rows['transfer']?.length === size.safes * 6
    isGood &&= perSecond >= leastPerSecond
  }
  const [without, beside] = asked
  const isFlat =
    without?.requests === beside?.requests &&
    without?.calls['eth_getLogs'] === beside?.calls['eth_getLogs']
  console.log(
    isFlat
      ? 'requests do not grow with foreign traffic'
      : 'REQUESTS GROW with foreign traffic',
  )
  return isGood && isFlat
}
