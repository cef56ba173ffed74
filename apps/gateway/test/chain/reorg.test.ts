import { type Chain, startChain } from '@strongroom/devnet'
import { encodeAddOwner } from '@strongroom/safe-protocol'
import { eq } from 'drizzle-orm'
import { type Address, encodeFunctionData, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execution, indexer, safe } from '../../src/platform/db/schema/chain.ts'
import { multisigTransaction } from '../../src/platform/db/schema/proposals.ts'
import {
  readTaggedSafe,
  type Tags,
} from '../../src/reads/safes/readTaggedSafe.ts'
import { startLiveApi } from '../support/liveApi.ts'
import { openMemory } from '../support/openMemory.ts'
import { alice, bob } from './support/accounts.ts'
import { createTestSafe, planTestSafe } from './support/createTestSafe.ts'
import { execute } from './support/execute.ts'
import {
  indexFromScratch,
  type OpenIndex,
  openIndex,
} from './support/openIndex.ts'
import { send } from './support/send.ts'

let chain: Chain<1337>
let treasury: Address

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
})

afterAll(() => chain.stop())

beforeEach(async () => {
  treasury = await createTestSafe(chain)
  await send(chain, { to: treasury, value: parseEther('100') })
})

/** A minute is long for a test. */
const patience = { looks: 3, ms: 100 }

const settle = async (index: OpenIndex) => {
  const { number, hash } = await chain.client.getBlock()
  await index.reaches(number, hash)
}

const pay = (value: bigint) =>
  execute(chain, treasury, { to: bob.address, value })

const until = async (condition: () => Promise<boolean>, ms: number) => {
  const deadline = performance.now() + ms
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('Not in time.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const executions = ({ db }: OpenIndex) =>
  db.select().from(execution).where(eq(execution.safe, treasury))

const proposal = {
  chainId: '1337',
  safeTxHash: `0x${'01'.repeat(32)}`,
  nonce: 99,
  to: bob.address,
  value: '1',
  data: '0x',
  operation: 0,
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: bob.address,
  refundReceiver: bob.address,
  proposer: alice.address,
  submitted: 1,
  modified: 1,
} as const

test('behavior: a reorg of ten blocks after thirty executions', async () => {
  await using index = await openIndex({ rpcUrl: chain.rpcUrl, pollMs: 500 })
  for (let i = 0; i < 30; i++) await pay(BigInt(i + 1))
  await settle(index)
  // One of them again, in a later block; the others never happened.
  const fork = (await chain.client.getBlockNumber()) - 9n
  const { transactions } = await chain.client.getBlock({ blockNumber: fork })
  const raw = await chain.client.request({
    method: 'eth_getRawTransactionByHash',
    params: transactions,
  } as never)
  await chain.client.request({
    method: 'anvil_reorg',
    params: [10, [[raw, 5]]],
  } as never)
  await settle(index)
  const rows = await index.rows()
  expect(await executions(index)).toHaveLength(21)
  expect(rows).toEqual(await indexFromScratch({ rpcUrl: chain.rpcUrl }))
  expect(index.messages).toEqual(['Rolling back'])
})

test('behavior: follows a chain that is reverted and continues differently', async () => {
  await using index = await openIndex({ rpcUrl: chain.rpcUrl })
  await index.db.insert(multisigTransaction).values({
    ...proposal,
    safe: treasury,
  } as never)
  await pay(1n)
  await settle(index)
  const before = await index.rows()

  const snapshot = await chain.client.snapshot()
  // A safe that will not have been, paid before it was.
  const plan = await planTestSafe(chain)
  const mint = encodeFunctionData({
    abi: parseAbi(['function mint(address to, uint256 value)']),
    functionName: 'mint',
    args: [plan.address, 5n],
  })
  await send(chain, { to: chain.tokens.gold, data: mint })
  await settle(index)
  await plan.create()
  await pay(2n)
  const data = encodeAddOwner({ owner: bob.address, threshold: 1 })
  await execute(chain, treasury, { to: treasury, data })
  await chain.client.mine({ blocks: 5 })
  await settle(index)
  expect(await executions(index)).toHaveLength(3)

  await chain.client.revert({ id: snapshot })
  await settle(index)
  expect(await index.rows()).toEqual(before)
  expect(await executions(index)).toHaveLength(1)

  await pay(3n)
  await chain.client.mine({ blocks: 20 })
  await settle(index)
  expect(await index.rows()).toEqual(
    await indexFromScratch({ rpcUrl: chain.rpcUrl }),
  )
  expect(await index.db.select().from(multisigTransaction)).toHaveLength(1)
})

test('behavior: set back and replaced by as many blocks at once', async () => {
  await using index = await openIndex({ rpcUrl: chain.rpcUrl, pollMs: 200 })
  const tags: Tags[] = []
  const note = async () => {
    const of = { chainId: '1337', safe: treasury }
    tags.push((await readTaggedSafe(index.db, of)).tags)
  }
  await settle(index)
  await note()
  const snapshot = await chain.client.snapshot()
  const { timestamp } = await chain.client.getBlock()
  await chain.client.setNextBlockTimestamp({ timestamp: timestamp + 1n })
  await pay(2n)
  await settle(index)
  await note()
  await chain.client.revert({ id: snapshot })
  await chain.client.setNextBlockTimestamp({ timestamp: timestamp + 1n })
  await pay(3n)
  await settle(index)
  await note()
  await pay(4n)
  await settle(index)
  await note()
  for (const name of ['txHistoryTag', 'txQueuedTag'] as const) {
    const times = tags.map((tag) => Number(tag[name]))
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
  }
  const rows = await executions(index)
  expect(rows.map(({ value }) => value).sort()).toEqual(['3', '4'])
})

test('behavior: rebuilds after a reorg deeper than the kept blocks', async () => {
  const { rpcUrl } = chain
  await using index = await openIndex({ rpcUrl, finality: 4, patience })
  const snapshot = await chain.client.snapshot()
  await pay(1n)
  await chain.client.mine({ blocks: 10 })
  await settle(index)
  await chain.client.revert({ id: snapshot })
  await pay(2n)
  await chain.client.mine({ blocks: 12 })
  await settle(index)
  expect(await index.rows()).toEqual(
    await indexFromScratch({ rpcUrl, finality: 4 }),
  )
  expect(index.messages).toEqual([
    expect.stringContaining('Wrong chain'),
    expect.stringContaining('The chain was replaced'),
    'The indexer goes on',
    'The new index replaces the old one',
  ])
})

test('behavior: during a reorg of ten blocks every answer is of one fork', async () => {
  const { db, close } = await openMemory()
  const api = await startLiveApi(db, chain)
  const root = `/v1/chains/1337/safes/${treasury}`
  const read = () => api.get(`${root}/transactions/history?limit=100`)
  const settled = async () => {
    const { number, hash } = await chain.client.getBlock()
    await until(async () => {
      const [row] = await db.select().from(indexer)
      return row?.head === Number(number) && row.headHash === hash
    }, 20_000)
    return JSON.stringify(await read())
  }
  for (let i = 0; i < 30; i++) await pay(BigInt(i + 1))
  const before = await settled()
  const seen = new Set<string>()
  let polling = true
  const poller = (async () => {
    while (polling) {
      seen.add(JSON.stringify(await read()))
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  const began = performance.now()
  await chain.client.request({
    method: 'anvil_reorg',
    params: [10, []],
  } as never)
  const after = await settled()
  expect(performance.now() - began).toBeLessThan(10_000)
  polling = false
  await poller
  expect(after).not.toBe(before)
  // Every other answer contains what both forks have in common.
  const executed = (body: string) => body.match(/"multisig_[^"]+"/g) ?? []
  const common = executed(after)
  expect(common).toHaveLength(20)
  for (const body of seen) {
    if (body !== before) expect(executed(body)).toEqual(common)
  }
  await api.close()
  await close()
})

test('behavior: another chain of the same id', async () => {
  const { rpcUrl, port } = chain
  await using index = await openIndex({ rpcUrl, patience })
  await index.db.insert(multisigTransaction).values({
    ...proposal,
    safe: treasury,
  } as never)
  await pay(1n)
  await settle(index)
  await chain.stop()
  await until(async () => index.indexer.status().state === 'waiting', 25_000)
  expect(index.indexer.status().error?.message).toMatchInlineSnapshot(
    `"The node cannot be reached."`,
  )
  // A second later: anvil's first block has the time in it.
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  chain = await startChain({ chainId: 1337, seed: false, port })
  await settle(index)
  expect(await index.rows()).toEqual(await indexFromScratch({ rpcUrl }))
  expect(await index.db.select().from(safe)).toEqual([])
  expect(await index.db.select().from(multisigTransaction)).toHaveLength(1)
  expect(index.messages).toMatchInlineSnapshot(`
    [
      "The indexer waits for its chain",
      "Wrong chain: the node has the right id and another history. Waiting for the indexed one",
      "The chain was replaced: building a new index",
      "The new index replaces the old one",
      "The indexer goes on",
    ]
  `)
})
