import { type Chain, startChain } from '@strongroom/devnet'
import { type Address, parseEther } from 'viem'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  test,
} from 'vitest'
import { indexer } from '../../src/platform/db/schema/chain.ts'
import { multisigTransaction } from '../../src/platform/db/schema/proposals.ts'
import { createApi } from '../support/api.ts'
import { openStore } from '../support/describeStores.ts'
import { startLiveApi } from '../support/liveApi.ts'
import { proposal } from '../support/people.ts'
import { alice, bob } from './support/accounts.ts'
import { createTestSafe } from './support/createTestSafe.ts'
import { execute } from './support/execute.ts'
import { indexFromScratch, openIndex } from './support/openIndex.ts'
import { readRows } from './support/readRows.ts'
import { type RpcProxy, startRpcProxy } from './support/rpcProxy.ts'
import { send } from './support/send.ts'

const finality = 8

let chain: Chain<1337>
let other: Chain<2021>
/** A chain with the id of `chain` and another history. */
let twin: Chain<1337>
let twinSafe: Address
let proxy: RpcProxy
let safe: Address

beforeAll(async () => {
  ;[chain, other, twin] = await Promise.all([
    startChain({ chainId: 1337, seed: false }),
    startChain({ chainId: 2021, seed: false }),
    startChain({ chainId: 1337, seed: false }),
  ])
  await twin.client.mine({ blocks: 30 })
  twinSafe = await createTestSafe(twin)
  await execute(twin, twinSafe, { to: bob.address, value: 0n })
  await twin.client.mine({ blocks: 30 })
  safe = await createTestSafe(chain)
  await send(chain, { to: safe, value: parseEther('1') })
  await execute(chain, safe, { to: bob.address, value: 1n })
  await chain.client.mine({ blocks: 20 })
  await other.client.mine({ blocks: 60 })
})

afterAll(() => Promise.all([chain, other, twin].map((one) => one.stop())))

beforeEach(async () => {
  proxy = await startRpcProxy(chain.rpcUrl)
})

afterEach(() => proxy.close())

test('behavior: keeps its rows and waits while another chain answers', async () => {
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  const before = await index.rows()
  proxy.pickTarget = () => other.rpcUrl
  await expect
    .poll(() => index.indexer.status())
    .toMatchObject({ state: 'waiting', error: { name: 'WrongChainError' } })
  await execute(chain, safe, { to: bob.address, value: 2n })
  expect(await index.rows()).toEqual(before)
  proxy.pickTarget = () => chain.rpcUrl
  await index.reaches(await chain.client.getBlockNumber())
  expect(await index.rows()).toEqual(
    await indexFromScratch({ rpcUrl: chain.rpcUrl, finality }),
  )
  expect(index.messages).toEqual([
    'Wrong chain: waiting for the configured one',
    'The indexer goes on',
  ])
  expect(index.fields[0]).toMatchObject({ expected: '1337', actual: '2021' })
})

test('behavior: equals a fresh index when every second request is answered by another chain', async () => {
  let requests = 0
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  proxy.pickTarget = () => (++requests % 2 ? other.rpcUrl : chain.rpcUrl)
  for (let i = 0; i < 10; i++) {
    await execute(chain, safe, { to: bob.address, value: 1n })
  }
  await expect.poll(() => requests).toBeGreaterThan(20)
  proxy.pickTarget = () => chain.rpcUrl
  await index.reaches(await chain.client.getBlockNumber())
  expect(await index.rows()).toEqual(
    await indexFromScratch({ rpcUrl: chain.rpcUrl, finality }),
  )
  expect(index.messages).not.toContain('Rolling back')
})

test('behavior: keeps its rows when a node of the same id with another history answers for less than the patience', async () => {
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  const before = await index.rows()
  proxy.pickTarget = () => twin.rpcUrl
  await expect
    .poll(() => index.indexer.status())
    .toMatchObject({ state: 'waiting', error: { name: 'ReplacedChainError' } })
  expect(await index.rows()).toEqual(before)
  proxy.pickTarget = () => chain.rpcUrl
  await expect.poll(() => index.indexer.status().state).toBe('following')
  expect(await index.rows()).toEqual(before)
  expect(index.messages).toEqual([
    'Wrong chain: the node has the right id and another history. Waiting for the indexed one',
    'The indexer goes on',
  ])
})

test('behavior: answers from the old rows until the new index is complete', async () => {
  const { db, close } = await openStore()
  const patience = { looks: 3, ms: 100 }
  const finality = 4
  const api = await startLiveApi(
    db,
    { chainId: 1337, rpcUrl: proxy.url },
    { patience, finality },
  )
  const path = (address: Address) => `/v1/chains/1337/safes/${address}`
  const ask = async (url: string) => {
    const response = await fetch(`${api.url}${url}`)
    const { status, headers } = response
    return {
      status,
      stale: headers.get('x-strongroom-stale'),
      retry: headers.get('retry-after'),
      body: (await response.json()) as Record<string, unknown>,
    }
  }
  const propose = async (nonce: number) => {
    const body = await proposal({ chainId: '1337', safe }, { nonce }, alice)
    const url = `/v1/chains/1337/transactions/${safe}/propose`
    return (await api.post(url, body))[0]
  }
  expect(await ask(path(safe))).toMatchObject({ status: 200, stale: null })
  expect((await ask(path(twinSafe))).status).toBe(404)

  // The new chain is read up to its tenth block and no further.
  let isHeld = true
  proxy.fault = ({ method, params: [filter] }) =>
    method === 'eth_getLogs' &&
    isHeld &&
    Number(Object(filter).toBlock ?? 11) > 10
      ? { error: { code: -32_005, message: 'too many results' } }
      : undefined
  proxy.pickTarget = () => twin.rpcUrl
  await expect
    .poll(async () => (await ask('/health')).body, { timeout: 50_000 })
    .toMatchObject({
      status: 'STALE',
      chains: [{ state: 'rebuilding', rebuiltHead: 10 }],
    })
  await expect
    .poll(() => ask(path(safe)))
    .toMatchObject({ status: 200, stale: 'rebuilding' })
  expect(await ask(path(twinSafe))).toMatchObject({ status: 503, retry: '5' })
  expect(await propose(99)).toBe(200)
  const status = await ask('/v1/chains/1337/about/indexing')
  expect(status.body).toMatchObject({ synced: false })

  isHeld = false
  await expect
    .poll(() => ask(path(twinSafe)), { timeout: 50_000 })
    .toMatchObject({ status: 200, stale: null })
  expect((await ask(path(safe))).status).toBe(404)
  expect(await readRows(db)).toEqual(
    await indexFromScratch({ rpcUrl: twin.rpcUrl, finality }),
  )
  expect(await db.select().from(multisigTransaction)).toHaveLength(1)
  await api.close()
  await close()
})

test('behavior: drops the shadow index when the old chain is back', async () => {
  await using index = await openIndex({
    rpcUrl: proxy.url,
    finality,
    patience: { looks: 2, ms: 0 },
  })
  const before = await index.rows()
  proxy.fault = ({ method, params: [filter] }) =>
    method === 'eth_getLogs' && Number(Object(filter).toBlock ?? 11) > 10
      ? { error: { code: -32_005, message: 'too many results' } }
      : undefined
  proxy.pickTarget = () => twin.rpcUrl
  await expect
    .poll(() => index.db.select().from(indexer), { timeout: 50_000 })
    .toHaveLength(2)
  proxy.fault = () => undefined
  proxy.pickTarget = () => chain.rpcUrl
  await expect.poll(() => index.rows(), { timeout: 50_000 }).toEqual(before)
  expect(index.messages).toContain(
    'The indexed chain is back: keeping its index',
  )
})

test('behavior: a chain that was never read is answered with 503 until it is complete', async () => {
  const { db, close } = await openStore()
  const api = createApi({ db })
  const response = await api.get(`/v1/chains/1337/safes/${safe}`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await response.json()).toMatchInlineSnapshot(`
    {
      "code": 503,
      "message": "Not known yet: the index of this chain is incomplete. Try again later.",
    }
  `)
  await close()
})
