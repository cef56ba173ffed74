import { type Chain, startChain } from '@strongroom/devnet'
import { type Address, type Hex, parseEther } from 'viem'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  test,
} from 'vitest'
import { bloomOf } from '../../src/chain/fetch/bloom.ts'
import { indexTrouble } from '../../src/platform/db/schema/indexState.ts'
import { bob } from './support/accounts.ts'
import { createTestSafe } from './support/createTestSafe.ts'
import { execute } from './support/execute.ts'
import { indexFromScratch, openIndex } from './support/openIndex.ts'
import { statesOf } from './support/rowsOf.ts'
import { type RpcProxy, startRpcProxy } from './support/rpcProxy.ts'
import { send } from './support/send.ts'

const finality = 8

let chain: Chain<1337>
let proxy: RpcProxy
let safe: Address

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  safe = await createTestSafe(chain)
  await send(chain, { to: safe, value: parseEther('1') })
})

afterAll(() => chain.stop())

beforeEach(async () => {
  proxy = await startRpcProxy(chain.rpcUrl)
})

afterEach(() => proxy.close())

const pay = () => execute(chain, safe, { to: bob.address, value: 1n })

/** The node leaves out every log of the blocks that are read from now on. */
const hideLogs = (when: (filter: { topics?: unknown[] }) => boolean) => {
  proxy.rewrite = ({ method, params: [filter] }, result) =>
    method === 'eth_getLogs' && when(Object(filter)) ? [] : result
}

const expectComplete = async (rows: unknown) => {
  expect(rows).toEqual(
    await indexFromScratch({ rpcUrl: chain.rpcUrl, finality }),
  )
}

test('default: reads a block without a filter when its logs are left out', async () => {
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  hideLogs(({ topics = [] }) => topics.length > 0)
  await pay()
  const create = await createTestSafe(chain)
  await send(chain, { to: create, value: 5n })
  await index.reaches(await chain.client.getBlockNumber())
  await expectComplete(await index.rows())
  expect(index.messages).toContain('Logs that the node left out were read')
})

test('behavior: waits as long as the logs of a block do not make up its bloom', async () => {
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  hideLogs(() => true)
  await pay()
  await expect
    .poll(() => index.indexer.status(), { timeout: 50_000 })
    .toMatchObject({ state: 'waiting', error: { name: 'MissingLogsError' } })
  await expect
    .poll(() => index.db.select().from(indexTrouble))
    .toMatchObject([{ kind: 'missing-logs' }])
  proxy.rewrite = (_, result) => result
  await index.reaches(await chain.client.getBlockNumber())
  await expectComplete(await index.rows())
  await expect.poll(() => index.db.select().from(indexTrouble)).toEqual([])
})

test.each([
  ['every bit', `0x${'ff'.repeat(256)}`],
  ['no bit', `0x${'00'.repeat(256)}`],
])('behavior: does not use a bloom that has %s', async (_, logsBloom) => {
  proxy.rewrite = ({ method }, result) =>
    method === 'eth_getBlockByNumber' && result !== null
      ? { ...Object(result), logsBloom }
      : result
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  await pay()
  await index.reaches(await chain.client.getBlockNumber())
  await expectComplete(await index.rows())
  expect(index.messages).toEqual([])
})

test('behavior: the nonce is right again after executions that were missed', async () => {
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  // Logs and blooms are left out, as by a node that follows other rules.
  proxy.rewrite = ({ method }, result) =>
    method === 'eth_getLogs'
      ? []
      : method === 'eth_getBlockByNumber' && result !== null
        ? { ...Object(result), logsBloom: '0x' }
        : result
  await pay()
  await index.reaches(await chain.client.getBlockNumber())
  proxy.rewrite = (_, result) => result
  await pay()
  await index.reaches(await chain.client.getBlockNumber())
  const nonce = (await statesOf(index.db, safe)).at(-1)?.nonce
  expect(nonce).toBe(await readNonce())
  const at = index.messages.indexOf('Executions of a safe are missing')
  expect(index.fields[at]).toMatchObject({
    expected: Number(nonce) - 1,
    actual: nonce,
  })
})

const readNonce = async () =>
  Number(await chain.client.getStorageAt({ address: safe, slot: '0x5' }))

test('behavior: blooms of a real chain are those of its logs', async () => {
  const head = await chain.client.getBlockNumber()
  for (let number = 0n; number <= head; number++) {
    const { logsBloom, hash } = await chain.client.getBlock({
      blockNumber: number,
    })
    const logs = await chain.client.getLogs({ blockHash: hash as Hex })
    const own = bloomOf(logs as Parameters<typeof bloomOf>[0])
    expect(`0x${Buffer.from(own).toString('hex')}`).toBe(logsBloom)
  }
})
