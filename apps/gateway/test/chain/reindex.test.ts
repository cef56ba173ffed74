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
import { followRepair } from '../../src/main/reindex/followRepair.ts'
import type { Database } from '../../src/platform/db/Database.ts'
import { repair } from '../../src/platform/db/schema/indexState.ts'
import { safeTotals } from '../../src/platform/db/schema/totals.ts'
import { bob } from './support/accounts.ts'
import { createTestSafe } from './support/createTestSafe.ts'
import { execute } from './support/execute.ts'
import { indexFromScratch, openIndex } from './support/openIndex.ts'
import { executionsOf, statesOf } from './support/rowsOf.ts'
import { type RpcProxy, startRpcProxy } from './support/rpcProxy.ts'
import { send } from './support/send.ts'

const finality = 4

let chain: Chain<1337>
let proxy: RpcProxy
let safe: Address
let other: Address
/** Block of the execution whose logs are left out, and of a safe's creation. */
let hidden: number
let created: number

const head = async () => Number(await chain.client.getBlockNumber())

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  safe = await createTestSafe(chain)
  await send(chain, { to: safe, value: parseEther('1') })
  await execute(chain, safe, { to: bob.address, value: 1n })
  await execute(chain, safe, { to: bob.address, value: 2n })
  hidden = await head()
  other = await createTestSafe(chain)
  created = await head()
  await send(chain, { to: other, value: 5n })
  await chain.client.mine({ blocks: 12 })
})

afterAll(() => chain.stop())

beforeEach(async () => {
  proxy = await startRpcProxy(chain.rpcUrl)
})

afterEach(() => proxy.close())

/** The node leaves out the logs of a block. */
const hide = (block: number) => {
  proxy.rewrite = ({ method }, result) =>
    method === 'eth_getLogs'
      ? (result as { blockNumber: string }[]).filter(
          ({ blockNumber }) => Number(blockNumber) !== block,
        )
      : result
}

const show = () => {
  proxy.rewrite = (_, result) => result
}

const order = (
  db: Database,
  what: { safe: Address } | { from: number; to: number },
) =>
  followRepair(
    db,
    { chainId: '1337', ...what },
    { print: () => undefined, signal: new AbortController().signal },
  )

const open = () => openIndex({ rpcUrl: proxy.url, finality })
const fresh = () => indexFromScratch({ rpcUrl: chain.rpcUrl, finality })

test('default: a safe is read again, and its rows are those of a new index', async () => {
  hide(hidden)
  await using index = await open()
  show()
  expect(await executionsOf(index.db, safe)).toHaveLength(1)
  expect(await order(index.db, { safe })).toMatch(
    /^Read 1 safe again: [1-9]\d* rows are new, /,
  )
  expect(await index.rows()).toEqual(await fresh())
  const [totals] = await index.db
    .select()
    .from(safeTotals)
    .where(eq(safeTotals.safe, safe))
  expect(totals?.nonce).toBe(2)
  expect(await order(index.db, { safe })).toBe(
    'Read 1 safe again: nothing was missing.',
  )
  // The indexer writes new blocks on top of the repaired rows.
  await execute(chain, safe, { to: bob.address, value: 1n })
  await index.reaches(await head())
  expect((await statesOf(index.db, safe)).at(-1)?.nonce).toBe(
    (await executionsOf(index.db, safe)).length,
  )
})

test.each([
  ['an execution', () => hidden],
  ['the creation of a safe', () => created],
])('default: a range of blocks brings back %s', async (_, blockOf) => {
  hide(blockOf())
  await using index = await open()
  show()
  expect(await index.rows()).not.toEqual(await fresh())
  await order(index.db, { from: blockOf() - 1, to: blockOf() + 1 })
  expect(await index.rows()).toEqual(await fresh())
})

/** A safe whose only execution is far from the head. */
const createSilent = async () => {
  const silent = await createTestSafe(chain)
  await send(chain, { to: silent, value: 5n })
  await execute(chain, silent, { to: bob.address, value: 1n })
  const block = await head()
  await chain.client.mine({ blocks: finality + 2 })
  return { silent, block }
}

test('behavior: keeps the indexed rows when the node leaves out their logs', async () => {
  const { silent, block } = await createSilent()
  await using index = await open()
  const before = await index.rows()
  hide(block)
  await expect(order(index.db, { safe: silent })).rejects.toThrow(
    /^The node leaves out logs of transaction 0x/,
  )
  expect(await index.rows()).toEqual(before)
})

test('error: names the safe, block or chain that the index lacks', async () => {
  await using index = await open()
  const stranger = bob.address
  await expect(order(index.db, { safe: stranger })).rejects.toThrow(
    `The index of chain 1337 has no safe ${stranger}.`,
  )
  await expect(order(index.db, { from: 0, to: 999 })).rejects.toThrow(
    /^The index of chain 1337 ends at block \d+\.$/,
  )
  await expect(
    followRepair(
      index.db,
      { chainId: '5', safe },
      { print: () => undefined, signal: new AbortController().signal },
    ),
  ).rejects.toThrow('The gateway has no index of chain 5.')
})

test('behavior: a nonce that does not follow has the safe repaired, once', async () => {
  hide(hidden)
  await using index = await open()
  await chain.client.mine({ blocks: finality + 2 })
  await index.reaches(await head())
  show()
  await execute(chain, safe, { to: bob.address, value: 1n })
  await expect
    .poll(() => index.db.select().from(repair), { timeout: 50_000 })
    .toMatchObject([{ safe, state: 'done' }])
  expect(await index.rows()).toEqual(await fresh())
})

test('behavior: a safe that never executes again is compared with its contract', async () => {
  const { silent, block } = await createSilent()
  hide(block)
  await using index = await openIndex({
    rpcUrl: proxy.url,
    finality,
    checkInterval: 50,
  })
  show()
  await expect
    .poll(() => index.db.select().from(repair), { timeout: 50_000 })
    .toMatchObject([
      {
        safe: silent,
        state: 'done',
        cause: 'nonce 1 instead of 0',
      },
    ])
  expect(await index.rows()).toEqual(await fresh())
})
