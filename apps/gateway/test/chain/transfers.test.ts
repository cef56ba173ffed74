import { type Chain, startChain } from '@strongroom/devnet'
import { eq } from 'drizzle-orm'
import {
  type Address,
  encodeFunctionData,
  pad,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { token } from '../../src/platform/db/schema/chain.ts'
import { bob } from './support/accounts.ts'
import { createTestSafe, planTestSafe } from './support/createTestSafe.ts'
import { execute } from './support/execute.ts'
import { expectRebuildable } from './support/expectRebuildable.ts'
import {
  answering,
  answeringBytes32,
  answeringGigantic,
  answeringText,
  emitter,
  looping,
  reverting,
} from './support/hostileCode.ts'
import { type OpenIndex, openIndex } from './support/openIndex.ts'
import { transfersOf } from './support/rowsOf.ts'
import { send } from './support/send.ts'

const tokenAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value)',
])
const badgeAbi = parseAbi([
  'function mint(address to)',
  'function transferFrom(address from, address to, uint256 id)',
])

let chain: Chain<1337>
let index: OpenIndex

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  index = await openIndex({ rpcUrl: chain.rpcUrl })
})

afterAll(async () => {
  await index.close()
  await chain.stop()
})

const settle = async () => index.reaches(await chain.client.getBlockNumber())

const fund = (to: Address, ether = '10') =>
  send(chain, { to, value: parseEther(ether) })
test('behavior: token transfers, also those before the safe existed', async () => {
  const plan = await planTestSafe(chain)
  const { address } = plan
  const { gold, badge } = chain.tokens
  const mint = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'mint',
    args: [address, 100n],
  })
  await send(chain, { to: gold, data: mint })
  await settle()
  expect(await transfersOf(index.db, address)).toEqual([])
  await plan.create()
  await send(chain, {
    to: badge,
    data: encodeFunctionData({
      abi: badgeAbi,
      functionName: 'mint',
      args: [address],
    }),
  })
  const pay = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'transfer',
    args: [bob.address, 30n],
  })
  await execute(chain, address, { to: gold, data: pay })
  await settle()
  expect(await transfersOf(index.db, address)).toMatchObject([
    { kind: 'ERC20', token: gold, to: address, value: '100' },
    { kind: 'ERC721', token: badge, to: address, value: '1' },
    { kind: 'ERC20', from: address, to: bob.address, value: '30' },
  ])
  const tokens = await index.db.select().from(token)
  expect(tokens).toContainEqual({
    chainId: '1337',
    address: gold,
    kind: 'ERC20',
    name: 'Gold',
    symbol: 'GOLD',
    decimals: 18,
  })
  expect(tokens).toContainEqual({
    chainId: '1337',
    address: badge,
    kind: 'ERC721',
    name: 'Strongroom Badge',
    symbol: 'BADGE',
    decimals: 0,
  })
})

test('behavior: a transfer between two safes is a row of each', async () => {
  const from = await createTestSafe(chain)
  const to = await createTestSafe(chain)
  await fund(from)
  await execute(chain, from, { to, value: 3n })
  await settle()
  const moved = { from, to, value: '3', kind: 'NATIVE_COIN' }
  expect((await transfersOf(index.db, from)).at(-1)).toMatchObject(moved)
  expect((await transfersOf(index.db, to)).at(-1)).toMatchObject(moved)
})

test('behavior: a rejection is not a transfer', async () => {
  const address = await createTestSafe(chain)
  await execute(chain, address, { to: address })
  await settle()
  expect(await transfersOf(index.db, address)).toEqual([])
})

test.each([
  ['bytes32', answeringBytes32('MKR', 18), 'ERC20', 'MKR', 18],
  ['reverting', reverting, 'NONE', '', 0],
  ['endless', looping, 'NONE', '', 0],
  ['gigantic', answeringGigantic, 'NONE', 'A'.repeat(32), 0],
  ['invisible', answeringText('US\u202eD\u0000C\n'), 'NONE', 'USDC', 0],
  ['nonsense', answering(`0x${'ff'.repeat(64)}`), 'NONE', '', 0],
  ['silent', '0x', 'NONE', '', 0],
] as const)(
  'behavior: %s token',
  async (name, code, kind, symbol, decimals) => {
    const address = await createTestSafe(chain)
    const contract = pad(`0x${Buffer.from(name).toString('hex')}`, { size: 20 })
    await index.close()
    await chain.client.setCode({ address: contract, bytecode: emitter })
    const [from, to] = [bob.address, address].map((end) => pad(end).slice(2))
    await send(chain, {
      to: contract,
      data: `0x${from}${to}${'0'.repeat(63)}9`,
    })
    await chain.client.setCode({ address: contract, bytecode: code })
    await chain.client.mine({ blocks: 1 })
    index = await openIndex({ rpcUrl: chain.rpcUrl, db: index.db })
    const moved = await transfersOf(index.db, address)
    expect(moved).toMatchObject([{ kind: 'ERC20', value: '9' }])
    const found = await index.db
      .select()
      .from(token)
      .where(eq(token.address, moved[0]?.token ?? zeroAddress))
    expect(found).toMatchObject([{ kind, symbol, decimals }])
  },
)

test('behavior: can be rebuilt', async () => {
  await settle()
  await expectRebuildable(index, chain.rpcUrl)
})
