import { type Chain, startChain } from '@strongroom/devnet'
import type { SafeInfo } from '@strongroom/gateway-sdk'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../support/describeStores.ts'
import { startLiveApi } from '../support/liveApi.ts'
import { waitFor } from '../support/waitFor.ts'
import { bob } from './support/accounts.ts'
import { createTestSafe } from './support/createTestSafe.ts'
import { execute } from './support/execute.ts'
import { type HeadServer, startHeadServer } from './support/headServer.ts'
import { indexFromScratch, openIndex } from './support/openIndex.ts'
import { startRpcProxy } from './support/rpcProxy.ts'

let chain: Chain<1337>
let heads: HeadServer
let safe: Address

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  heads = await startHeadServer()
  safe = await createTestSafe(chain)
})

afterAll(async () => {
  await heads.close()
  await chain.stop()
})

const pay = () => execute(chain, safe, { to: bob.address })

test('default: an announced block is read at once, not at the next poll', async () => {
  const { db, close } = await openStore()
  const wsUrl = chain.rpcUrl.replace('http', 'ws')
  const api = await startLiveApi(db, chain, { pollMs: 60_000, wsUrl })
  const times: number[] = []
  for (let nonce = 1; nonce <= 20; nonce++) {
    await pay()
    const mined = performance.now()
    await waitFor(
      () => api.get<SafeInfo>(`/v1/chains/1337/safes/${safe}`),
      (info) => info.nonce === nonce,
    )
    times.push(performance.now() - mined)
  }
  await api.close()
  await close()
  times.sort((a, b) => a - b)
  const [p50, p95] = [0.5, 0.95].map((q) => times[Math.floor(20 * q) - 1] ?? 0)
  process.stdout.write(
    `mined to served: p50 ${p50?.toFixed(0)} ms, p95 ${p95?.toFixed(0)} ms\n`,
  )
  expect(p95).toBeLessThan(10_000)
}, 120_000)

test('behavior: polls less often while a socket announces blocks', async () => {
  const proxy = await startRpcProxy(chain.rpcUrl)
  const looks = async (wsUrl?: string) => {
    const { url: rpcUrl } = proxy
    await using index = await openIndex({ rpcUrl, wsUrl, pollMs: 50 })
    if (wsUrl !== undefined) {
      await waitFor(
        () => heads.connections,
        (count) => count > 0,
      )
    }
    const before = proxy.seen.get('eth_getBlockByNumber') ?? 0
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(index.messages).toEqual([])
    return (proxy.seen.get('eth_getBlockByNumber') ?? 0) - before
  }
  const polled = await looks()
  expect(await looks(heads.url)).toBeLessThan(polled * 0.7)
  await proxy.close()
})

test('behavior: follows the chain beside a lying or silent socket', async () => {
  const { rpcUrl } = chain
  await using index = await openIndex({ rpcUrl, wsUrl: heads.url, pollMs: 30 })
  // Subscribed, and then never a word about new blocks.
  await pay()
  await index.reaches(await chain.client.getBlockNumber())
  // Announcements of blocks that do not exist.
  for (let i = 0; i < 20; i++) {
    heads.send({
      method: 'eth_subscription',
      params: { result: { number: '0xffff' } },
    })
  }
  heads.send('{}')
  await pay()
  await index.reaches(await chain.client.getBlockNumber())
  expect(index.messages).toEqual([])
  expect(await index.rows()).toEqual(await indexFromScratch({ rpcUrl }))
})

test('behavior: a block is found while the socket is down', async () => {
  const { rpcUrl } = chain
  await using index = await openIndex({ rpcUrl, wsUrl: heads.url, pollMs: 30 })
  const { url } = heads
  await heads.close()
  await pay()
  await index.reaches(await chain.client.getBlockNumber())
  heads = await startHeadServer(Number(new URL(url).port))
  await waitFor(
    () => heads.connections,
    (count) => count > 0,
  )
  await pay()
  await index.reaches(await chain.client.getBlockNumber())
  expect(index.messages).toEqual([])
})
