import { setTimeout as sleep } from 'node:timers/promises'
import { type Chain, startChain } from '@strongroom/devnet'
import { eq } from 'drizzle-orm'
import { type Address, parseEther } from 'viem'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  test,
} from 'vitest'
import { indexer as indexerTable } from '../../src/platform/db/schema/chain.ts'
import { toIndexingStatus } from '../../src/reads/indexing/toIndexingStatus.ts'
import { bob } from './support/accounts.ts'
import { createTestSafe } from './support/createTestSafe.ts'
import { execute } from './support/execute.ts'
import { indexFromScratch, openIndex } from './support/openIndex.ts'
import type { StoredRows } from './support/readRows.ts'
import {
  type Fault,
  type JsonRpcRequest,
  type RpcProxy,
  startRpcProxy,
} from './support/rpcProxy.ts'
import { send } from './support/send.ts'

const finality = 8

let chain: Chain<1337>
let proxy: RpcProxy
let safe: Address

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  safe = await createTestSafe(chain)
  await send(chain, { to: safe, value: parseEther('100') })
  for (let i = 0; i < 20; i++) {
    await execute(chain, safe, { to: bob.address, value: BigInt(i + 1) })
    await chain.client.mine({ blocks: 10 })
  }
})

afterAll(() => chain.stop())

beforeEach(async () => {
  proxy = await startRpcProxy(chain.rpcUrl)
})

afterEach(() => proxy.close())

let known: { head: bigint; rows: Promise<StoredRows> } | undefined

/** Rows of an index of the whole chain. */
const truth = async (): Promise<StoredRows> => {
  const head = await chain.client.getBlockNumber()
  if (known?.head !== head) {
    const rows = indexFromScratch({ rpcUrl: chain.rpcUrl, finality })
    known = { head, rows }
  }
  return known.rows
}

/** Blocks a log filter asks for; undefined for one by hash. */
const rangeOf = (filter: unknown): number | undefined => {
  const { fromBlock, toBlock } = Object(filter) as Record<string, string>
  return fromBlock === undefined
    ? undefined
    : Number(toBlock) - Number(fromBlock) + 1
}

test.each([
  [
    'more than 10000 results',
    { code: -32_005, message: 'query returned more than 10000 results' },
  ],
  [
    'too wide a range',
    { code: -32_602, message: 'eth_getLogs is limited to a 10 range' },
  ],
  ['too large an answer', { code: -32_008, message: 'Response is too big' }],
])('behavior: %s makes ranges smaller', async (_, error) => {
  const ranges: number[] = []
  proxy.fault = ({ method, params }) => {
    const range = method === 'eth_getLogs' ? rangeOf(params[0]) : undefined
    if (range === undefined) return undefined
    ranges.push(range)
    return range > 10 ? { error } : undefined
  }
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  expect(await index.rows()).toEqual(await truth())
  expect(Math.max(...ranges)).toBeGreaterThan(100)
  expect(index.messages).toEqual([])
})

test('behavior: dropped answers make ranges smaller', async () => {
  proxy.fault = ({ method, params }) =>
    method === 'eth_getLogs' && (rangeOf(params[0]) ?? 0) > 60
      ? 'drop'
      : undefined
  await using index = await openIndex({
    rpcUrl: proxy.url,
    finality,
    timeout: 200,
  })
  expect(await index.rows()).toEqual(await truth())
})

test('behavior: calls fail at random', async () => {
  let seed = 7
  proxy.fault = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % 100 < 2
      ? { error: { code: -32_603, message: 'Internal error' } }
      : undefined
  }
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  expect(await index.rows()).toEqual(await truth())
})

test('behavior: a node behind its fellows causes no rollback', async () => {
  const hide = new Set<string>()
  let lag = false
  proxy.fault = ({ method, params }) => {
    if (method === 'web3_clientVersion') return { result: 'Geth/v1.16.0' }
    const asksHead =
      method === 'eth_getBlockByNumber' && hide.has(String(params[0]))
    return lag && asksHead ? { result: null } : undefined
  }
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  for (let i = 0; i < 5; i++) {
    const number = await chain.client.getBlockNumber()
    await chain.client.mine({ blocks: 1 })
    await index.reaches(number + 1n)
    hide.add(`0x${(number + 1n).toString(16)}`)
    lag = true
    await sleep(150)
    expect(index.indexer.status().head).toBe(Number(number) + 1)
    lag = false
    hide.clear()
  }
  expect(index.messages).toEqual([])
  expect(await index.rows()).toEqual(await truth())
})

test('behavior: a node that has not got the logs yet leaves no gap', async () => {
  let refused = 0
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  proxy.fault = ({ method }) =>
    method === 'eth_getLogs' && refused++ < 3
      ? { error: { code: -32_000, message: 'unknown block' } }
      : undefined
  await execute(chain, safe, { to: bob.address, value: 1n })
  await index.reaches(await chain.client.getBlockNumber())
  expect(refused).toBeGreaterThan(3)
  expect(await index.rows()).toEqual(await truth())
})

test.each([8, 200])(
  'behavior: logs twice and in any order (finality %i)',
  async (finality) => {
    proxy.rewrite = ({ method }, result) =>
      method === 'eth_getLogs' && Array.isArray(result)
        ? [...result, ...result].reverse()
        : result
    await using index = await openIndex({ rpcUrl: proxy.url, finality })
    const { block: _, ...rows } = await index.rows()
    const { block: __, ...expected } = await truth()
    expect(rows).toEqual(expected)
    expect(index.messages).toEqual([])
  },
)

test('behavior: a node that leaves out logs is not believed', async () => {
  let lies = 0
  proxy.rewrite = ({ method }, result) => {
    const isLie = method === 'eth_getLogs' && Array.isArray(result) && lies < 8
    if (!isLie || result.length === 0) return result
    lies += 1
    return result.slice(0, -1)
  }
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  expect(await index.rows()).toEqual(await truth())
  expect(index.messages).toEqual([
    'The indexer waits for its chain',
    'The indexer goes on',
  ])
  expect(String(index.errors[0])).toMatch(
    /^IncompleteLogsError: The node leaves out logs of transaction 0x/,
  )
})

test('behavior: indexes with answers that barely arrive in time', async () => {
  proxy.delay = 250
  await using index = await openIndex({
    rpcUrl: proxy.url,
    finality,
    timeout: 5_000,
  })
  expect(await index.rows()).toEqual(await truth())
  expect(index.messages).toEqual([])
})

test('behavior: the node is away for a while', async () => {
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  const { url } = proxy
  await proxy.close()
  await execute(chain, safe, { to: bob.address, value: 1n })
  while (index.indexer.status().state !== 'waiting') {
    await sleep(10)
  }
  expect(index.indexer.status().error).toMatchObject({ kind: 'network' })
  proxy = await startRpcProxy(chain.rpcUrl, Number(new URL(url).port))
  await index.reaches(await chain.client.getBlockNumber())
  expect(index.indexer.status()).toMatchObject({ state: 'following' })
  expect(index.messages).toEqual([
    'The indexer waits for its chain',
    'The indexer goes on',
  ])
  const [row] = await index.db
    .select()
    .from(indexerTable)
    .where(eq(indexerTable.chainId, '1337'))
  expect(toIndexingStatus(row, { finality })).toEqual({
    lastSync: Number((await chain.client.getBlock()).timestamp) * 1000,
    synced: true,
  })
})

test('behavior: a node without old states gives the same rows', async () => {
  const head = await chain.client.getBlockNumber()
  const { hash } = await chain.client.getBlock({ blockNumber: head })
  proxy.fault = ({ method, params }) => {
    const tag = params.at(-1)
    const state = ['eth_call', 'eth_getStorageAt', 'eth_getCode'].includes(
      method,
    )
    return state && tag !== 'latest' && Object(tag).blockHash !== hash
      ? { error: { code: -32_000, message: 'missing trie node' } }
      : undefined
  }
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  expect(await index.rows()).toEqual(await truth())
  expect(index.messages).toContain(
    'The node no longer has the state of that block: taking it from events',
  )
})

test.each<[string, (call: JsonRpcRequest) => Fault]>([
  ['refuses every call', () => ({ error: { code: -32_000, message: 'no' } })],
  [
    'serves another chain',
    ({ method }) => (method === 'eth_chainId' ? { result: '0x1' } : undefined),
  ],
  [
    'has no logs yet',
    ({ method }) =>
      method === 'eth_getLogs'
        ? { error: { code: -32_000, message: 'unknown block' } }
        : undefined,
  ],
])('behavior: a node that %s is replaced by the next', async (_, fault) => {
  const second = await startRpcProxy(chain.rpcUrl)
  await using index = await openIndex({
    rpcUrl: `${proxy.url},${second.url}`,
    finality,
  })
  expect(second.seen.get('eth_getLogs')).toBeUndefined()
  proxy.fault = fault
  await execute(chain, safe, { to: bob.address, value: 1n })
  await index.reaches(await chain.client.getBlockNumber())
  expect(await index.rows()).toEqual(await truth())
  expect(index.messages[0]).toBe('The indexer asks another node')
  await second.close()
})

test('error: the node serves another chain', async () => {
  proxy.fault = ({ method }) =>
    method === 'eth_chainId' ? { result: '0x1' } : undefined
  const opening = openIndex({ rpcUrl: proxy.url, finality })
  while ((proxy.seen.get('eth_chainId') ?? 0) < 2) await sleep(10)
  proxy.fault = () => undefined
  await using index = await opening
  expect(index.messages[0]).toBe('Wrong chain: waiting for the configured one')
  expect(index.errors[0]).toMatchInlineSnapshot(
    `[WrongChainError: The node serves chain 1, not chain 1337.]`,
  )
})

test('behavior: one of two gateways on one store indexes', async () => {
  const { rpcUrl } = chain
  await using first = await openIndex({ rpcUrl, finality })
  await using second = await openIndex({ rpcUrl, finality, db: first.db })
  const both = () => [first, second].map((i) => i.indexer.status().state)
  for (let i = 0; i < 100 && !both().includes('standby'); i++) {
    await execute(chain, safe, { to: bob.address, value: 1n })
    await first.reaches(await chain.client.getBlockNumber())
    await sleep(30)
  }
  expect(both().sort()).toEqual(['following', 'standby'])
  const [one, other] =
    both()[0] === 'standby' ? [second, first] : [first, second]
  await one.indexer.stop()
  await first.db.update(indexerTable).set({ checkedAt: 0 })
  await execute(chain, safe, { to: bob.address, value: 1n })
  await other.reaches(await chain.client.getBlockNumber())
  expect(await other.rows()).toEqual(await truth())
})
