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
import { bob } from './support/accounts.ts'
import { createTestSafe } from './support/createTestSafe.ts'
import { execute } from './support/execute.ts'
import { indexFromScratch, openIndex } from './support/openIndex.ts'
import { type RpcProxy, startRpcProxy } from './support/rpcProxy.ts'
import { send } from './support/send.ts'

const finality = 8

let chain: Chain<1337>
let other: Chain<2021>
let proxy: RpcProxy
let safe: Address

beforeAll(async () => {
  ;[chain, other] = await Promise.all([
    startChain({ chainId: 1337, seed: false }),
    startChain({ chainId: 2021, seed: false }),
  ])
  safe = await createTestSafe(chain)
  await send(chain, { to: safe, value: parseEther('1') })
  await execute(chain, safe, { to: bob.address, value: 1n })
  await chain.client.mine({ blocks: 20 })
  await other.client.mine({ blocks: 60 })
})

afterAll(() => Promise.all([chain.stop(), other.stop()]))

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
