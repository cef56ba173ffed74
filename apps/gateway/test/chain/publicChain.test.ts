import { type Chain, startChain } from '@strongroom/devnet'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safe as safeTable } from '../../src/platform/db/schema/chain.ts'
import { bob, carol } from './support/accounts.ts'
import { createTestSafe, planTestSafe } from './support/createTestSafe.ts'
import { execute } from './support/execute.ts'
import { indexFromScratch, openIndex } from './support/openIndex.ts'
import { transfersOf } from './support/rowsOf.ts'
import { startRpcProxy } from './support/rpcProxy.ts'
import { send } from './support/send.ts'

const finality = 4
const tokenAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value)',
])

let chain: Chain<1337>
let safes: Address[]
/** A block after the first safe and before the others. */
let between: number

const mint = (to: Address, value: bigint) =>
  send(chain, {
    to: chain.tokens.gold,
    data: encodeFunctionData({
      abi: tokenAbi,
      functionName: 'mint',
      args: [to, value],
    }),
  })

const lower = (address: Address) => address.toLowerCase() as Hex

// Paid before they exist, in the block of their creation and later; strangers
// move the same token all the time.
beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  safes = [await createTestSafe(chain)]
  await chain.client.mine({ blocks: 5 })
  between = Number(await chain.client.getBlockNumber())
  for (let i = 1; i <= 3; i += 1) {
    const plan = await planTestSafe(chain)
    await mint(plan.address, BigInt(i))
    for (let n = 0; n < 5; n += 1) await mint(carol.address, 9n)
    await plan.create()
    await mint(plan.address, 10n * BigInt(i))
    safes.push(plan.address)
    await chain.client.mine({ blocks: 20 })
  }
  const [first, second = bob.address] = safes
  if (first === undefined) throw new Error('No safe.')
  await mint(first, 50n)
  const data = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'transfer',
    args: [second, 30n],
  })
  await execute(chain, first, { to: chain.tokens.gold, data })
  await chain.client.mine({ blocks: 10 })
})

afterAll(() => chain.stop())

const truth = () => indexFromScratch({ rpcUrl: chain.rpcUrl, finality })

test('default: filters transfers by the known safes', async () => {
  const proxy = await startRpcProxy(chain.rpcUrl)
  const ends: Hex[][] = []
  proxy.rewrite = ({ method }, result) => {
    if (method !== 'eth_getLogs') return result
    for (const { topics } of result as { topics: Hex[] }[]) {
      const [, from, to] = topics.map((topic): Hex => `0x${topic.slice(26)}`)
      if (topics.length === 3 && from && to) ends.push([from, to])
    }
    return result
  }
  await using index = await openIndex({ rpcUrl: proxy.url, finality })
  const known = new Set(safes.map(lower))
  const transfers = ends.filter((pair) => !pair.some((end) => known.has(end)))
  expect(transfers).toEqual([])
  const [, second = bob.address] = safes
  expect(await transfersOf(index.db, second)).toMatchObject([
    { value: '1' },
    { value: '10' },
    { value: '30' },
  ])
  await proxy.close()
})

test('behavior: earlier transfers of many safes, read later in one scan', async () => {
  const proxy = await startRpcProxy(chain.rpcUrl)
  const scans: number[] = []
  proxy.fault = ({ method, params }) => {
    const { fromBlock, topics } = Object(params[0])
    const isScan = method === 'eth_getLogs' && fromBlock === '0x0'
    if (isScan && topics.length > 1) scans.push(topics.at(-1).length)
    return undefined
  }
  await using index = await openIndex({
    rpcUrl: proxy.url,
    finality,
    scanAtOnce: -1,
  })
  const rows = await index.rows()
  expect(rows['transfer']).toHaveLength(9)
  expect(rows).toEqual(await truth())
  // From and to, each for all four safes: with the range that creates them, and
  // with the scan.
  expect(scans).toEqual([4, 4, 4, 4])
  expect(index.messages).toEqual([
    'Read the transfers from before these safes existed',
  ])
  await proxy.close()
})

test('behavior: a scan that the node refuses is made again', async () => {
  const proxy = await startRpcProxy(chain.rpcUrl)
  let refused = 0
  let refuses = true
  proxy.fault = ({ method, params }) => {
    const { fromBlock, topics } = Object(params[0])
    const isScan = method === 'eth_getLogs' && fromBlock === '0x0'
    if (!refuses || !isScan || topics.length < 2) return undefined
    refused += 1
    return { error: { code: -32_000, message: 'no' } }
  }
  const opening = openIndex({ rpcUrl: proxy.url, finality, scanAtOnce: -1 })
  await expect.poll(() => refused, { timeout: 50_000 }).toBeGreaterThan(40)
  refuses = false
  await using index = await opening
  expect(await index.rows()).toEqual(await truth())
  await proxy.close()
})

test('behavior: an index of listed safes has the same rows for them', async () => {
  const [, listed = bob.address] = safes
  await using index = await openIndex({
    rpcUrl: chain.rpcUrl,
    finality,
    onlySafes: new Set([lower(listed)]),
  })
  const rows = await index.rows()
  const all = await truth()
  for (const name of ['safe', 'safe_state', 'owner', 'execution', 'transfer']) {
    const own = (all[name] ?? []).filter((row) =>
      row.includes(`"safe":"${listed}"`),
    )
    const named = (all[name] ?? []).filter((row) =>
      row.includes(`"address":"${listed}"`),
    )
    expect(rows[name], name).toEqual(name === 'safe' ? named : own)
  }
  expect(rows['safe']).toHaveLength(1)
  expect(rows['safe']?.[0]).toContain(
    `"factory":"${chain.contracts['1.4.1'].proxyFactory.address}"`,
  )
})

test('behavior: blocks before the start are not read', async () => {
  const proxy = await startRpcProxy(chain.rpcUrl)
  let lowest = Number.POSITIVE_INFINITY
  proxy.fault = ({ method, params }) => {
    const { fromBlock } = Object(params[0])
    if (method === 'eth_getLogs' && fromBlock !== undefined) {
      lowest = Math.min(lowest, Number(fromBlock))
    }
    return undefined
  }
  await using index = await openIndex({
    rpcUrl: proxy.url,
    finality,
    startBlock: between,
  })
  const found = await index.db.select().from(safeTable)
  expect(found.map(({ address }) => address).sort()).toEqual(
    safes.slice(1).sort(),
  )
  expect(lowest).toBe(between)
  await proxy.close()
})

test('behavior: a start that the chain has not reached is waited for', async () => {
  const opening = openIndex({
    rpcUrl: chain.rpcUrl,
    finality,
    startBlock: Number(await chain.client.getBlockNumber()) + 5,
  })
  await chain.client.mine({ blocks: 5 })
  await using index = await opening
  expect(index.indexer.status().head).toBe(
    Number(await chain.client.getBlockNumber()),
  )
})
