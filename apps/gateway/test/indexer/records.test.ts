import { type Chain, startChain } from '@strongroom/devnet'
import {
  encodeAddOwner,
  encodeApproveHash,
  encodeChangeThreshold,
  encodeEnableModule,
  encodeMultiSend,
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSwapOwner,
  safeVersions,
} from '@strongroom/safe-protocol'
import { and, asc, eq } from 'drizzle-orm'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  pad,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approvedHash,
  ethTransaction,
  execution,
  moduleTransaction,
  owner,
  safe,
  safeState,
  token,
  transfer,
} from '../../src/db/schema.ts'
import { alice, bob, carol } from './support/accounts.ts'
import { createTestSafe, planTestSafe } from './support/createTestSafe.ts'
import { execute, sign } from './support/execute.ts'
import {
  answering,
  answeringBytes32,
  answeringGigantic,
  answeringText,
  emitter,
  looping,
  reverting,
} from './support/hostileCode.ts'
import {
  indexFromScratch,
  type OpenIndex,
  openIndex,
} from './support/openIndex.ts'
import { send } from './support/send.ts'

const tokenAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value)',
])
const badgeAbi = parseAbi([
  'function mint(address to)',
  'function transferFrom(address from, address to, uint256 id)',
])
const moduleAbi = parseAbi([
  'function pay(address safe, address to, uint256 value)',
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

const statesOf = (address: Address) =>
  index.db
    .select()
    .from(safeState)
    .where(eq(safeState.safe, address))
    .orderBy(asc(safeState.blockNumber))

const newestState = async (address: Address) => (await statesOf(address)).at(-1)

const executionsOf = (address: Address) =>
  index.db
    .select()
    .from(execution)
    .where(eq(execution.safe, address))
    .orderBy(asc(execution.nonce))

const transfersOf = (address: Address) =>
  index.db
    .select()
    .from(transfer)
    .where(eq(transfer.safe, address))
    .orderBy(asc(transfer.blockNumber), asc(transfer.logIndex))

describe.each(safeVersions)('Safe %s', (version) => {
  test.each([
    ['L2', false],
    ['L1', true],
  ])('behavior: creation and executions of a %s safe', async (_, l1) => {
    const owners = [alice.address, bob.address, carol.address]
    const plan = await planTestSafe(chain, {
      version,
      l1,
      owners,
      threshold: 2,
    })
    const creation = await plan.create()
    const address = plan.address
    await fund(address)
    const signers = [alice.address, bob.address]
    const first = await execute(
      chain,
      address,
      { to: carol.address, value: 5n },
      signers,
    )
    const second = await execute(
      chain,
      address,
      { to: address, data: encodeChangeThreshold({ threshold: 1 }) },
      signers,
    )
    await settle()
    const contracts = chain.contracts[version]
    const singleton = contracts[l1 ? 'singleton' : 'singletonL2'].address

    const [row] = await index.db
      .select()
      .from(safe)
      .where(eq(safe.address, address))
    expect(row).toMatchObject({
      txHash: creation,
      creator: alice.address,
      factory: contracts.proxyFactory.address,
      singleton,
      setupData: expect.stringMatching(/^0xb63e800d/),
      saltNonce: expect.stringMatching(/^\d+$/),
    })
    expect(await statesOf(address)).toMatchObject([
      { nonce: 0, threshold: 2, owners, singleton, version, modules: [] },
      { nonce: 1, threshold: 2 },
      {
        nonce: 2,
        threshold: 1,
        fallbackHandler: contracts.fallbackHandler.address,
        guard: zeroAddress,
      },
    ])
    const executed = await executionsOf(address)
    expect(executed).toMatchObject([
      {
        safeTxHash: first,
        nonce: 0,
        success: true,
        threshold: 2,
        executor: alice.address,
        to: carol.address,
        value: '5',
        data: '0x',
        operation: 0,
        payment: '0',
        fee: expect.stringMatching(/^[1-9]\d+$/),
        signatures: expect.stringMatching(/^0x[\da-f]{260}$/),
      },
      { safeTxHash: second, nonce: 1, threshold: 2, to: address },
    ])
    expect(await transfersOf(address)).toMatchObject([
      {
        kind: 'NATIVE_COIN',
        token: null,
        from: alice.address,
        to: address,
        value: String(parseEther('10')),
        position: expect.stringMatching(/^\d+$/),
      },
      {
        from: address,
        to: carol.address,
        value: '5',
        position: `${executed[0]?.logIndex},0`,
      },
    ])
    const [transaction] = await index.db
      .select()
      .from(ethTransaction)
      .where(eq(ethTransaction.hash, creation))
    expect(transaction).toMatchObject({ from: alice.address, success: true })
  })

  test('behavior: failed execution burns the nonce', async () => {
    const address = await createTestSafe(chain, { version })
    const refused: Address = '0x00000000000000000000000000000000000000f1'
    await chain.client.setCode({ address: refused, bytecode: reverting })
    await execute(chain, address, { to: refused, safeTxGas: 50_000n })
    await settle()
    expect(await executionsOf(address)).toMatchObject([
      { success: false, nonce: 0, safeTxGas: '50000' },
    ])
    expect(await newestState(address)).toMatchObject({ nonce: 1 })
  })

  test.each([
    ['L2', false],
    ['L1', true],
  ])('behavior: module transaction of a %s safe', async (_, l1) => {
    const address = await createTestSafe(chain, { version, l1 })
    await fund(address)
    const { module } = chain.testing
    const data = encodeEnableModule({ module })
    await execute(chain, address, { to: address, data })
    const pay = (value: bigint) =>
      send(chain, {
        from: chain.accounts[9] ?? zeroAddress,
        to: module,
        data: encodeFunctionData({
          abi: moduleAbi,
          functionName: 'pay',
          args: [address, bob.address, value],
        }),
      })
    const good = await pay(7n)
    const bad = await pay(parseEther('11'))
    await settle()
    const rows = await index.db
      .select()
      .from(moduleTransaction)
      .where(eq(moduleTransaction.safe, address))
      .orderBy(asc(moduleTransaction.blockNumber))
    expect(rows).toMatchObject([
      { txHash: good, module, to: bob.address, value: '7', success: true },
      { txHash: bad, module, success: false },
    ])
    expect(await newestState(address)).toMatchObject({ modules: [module] })
  })
})

test('behavior: settings, in contract order', async () => {
  const owners = [alice.address, bob.address]
  const address = await createTestSafe(chain, { owners })
  const set = (data: Hex) => execute(chain, address, { to: address, data })
  await set(encodeAddOwner({ owner: carol.address, threshold: 1 }))
  const dave = chain.accounts[3] ?? zeroAddress
  await set(
    encodeSwapOwner({
      prevOwner: alice.address,
      oldOwner: bob.address,
      newOwner: dave,
    }),
  )
  await set(encodeSetGuard({ guard: chain.testing.guard }))
  await set(encodeSetFallbackHandler({ handler: bob.address }))
  await settle()
  expect(await newestState(address)).toMatchObject({
    owners: [carol.address, alice.address, dave],
    guard: chain.testing.guard,
    fallbackHandler: bob.address,
    nonce: 4,
  })
  const current = await index.db
    .select({ owner: owner.owner })
    .from(owner)
    .where(eq(owner.safe, address))
  expect(current.map((row) => row.owner).sort()).toEqual(
    [carol.address, alice.address, dave].sort(),
  )
})

test('behavior: settings inside of a batch', async () => {
  const address = await createTestSafe(chain)
  const call = (data: Hex) => ({
    to: address,
    value: 0n,
    data,
    operation: 0 as const,
  })
  const data = encodeMultiSend([
    call(encodeAddOwner({ owner: bob.address, threshold: 1 })),
    call(encodeAddOwner({ owner: carol.address, threshold: 2 })),
  ])
  const to = chain.contracts['1.4.1'].multiSendCallOnly.address
  await execute(chain, address, { to, data, operation: 1 })
  await settle()
  expect(await newestState(address)).toMatchObject({
    owners: [carol.address, bob.address, alice.address],
    threshold: 2,
    nonce: 1,
  })
  expect(await executionsOf(address)).toMatchObject([
    { operation: 1, threshold: 1 },
  ])
})

test('behavior: upgrade of the singleton without an event', async () => {
  const address = await createTestSafe(chain, { version: '1.3.0' })
  // Writes slot 0, as a migration does, and says nothing.
  const migration: Address = '0x00000000000000000000000000000000000000f2'
  const next = chain.contracts['1.4.1'].singletonL2.address
  await chain.client.setCode({
    address: migration,
    bytecode: `0x73${next.slice(2)}60005500` as Hex,
  })
  await execute(chain, address, { to: migration, operation: 1 })
  await settle()
  expect(await newestState(address)).toMatchObject({
    singleton: next,
    version: '1.4.1',
    nonce: 1,
  })
})

test('behavior: an execution that a batch of somebody else contains', async () => {
  const inner = await createTestSafe(chain, { l1: true })
  const outer = await createTestSafe(chain)
  const { data, safeTxHash } = await sign(chain, inner, { to: bob.address })
  const batch = encodeMultiSend([
    { to: inner, value: 0n, data, operation: 0 },
    { to: bob.address, value: 0n, data: '0x', operation: 0 },
  ])
  const to = chain.contracts['1.4.1'].multiSendCallOnly.address
  await execute(chain, outer, { to, data: batch, operation: 1 })
  await settle()
  expect(await executionsOf(inner)).toMatchObject([{ safeTxHash, nonce: 0 }])
})

test('behavior: an approved hash', async () => {
  const address = await createTestSafe(chain)
  const hash = `0x${'ab'.repeat(32)}` as const
  const txHash = await send(chain, {
    to: address,
    data: encodeApproveHash({ hash }),
  })
  await settle()
  const rows = await index.db
    .select()
    .from(approvedHash)
    .where(and(eq(approvedHash.safe, address), eq(approvedHash.hash, hash)))
  expect(rows).toMatchObject([{ owner: alice.address, txHash }])
})

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
  expect(await transfersOf(address)).toEqual([])
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
  expect(await transfersOf(address)).toMatchObject([
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
  expect((await transfersOf(from)).at(-1)).toMatchObject(moved)
  expect((await transfersOf(to)).at(-1)).toMatchObject(moved)
})

test('behavior: a rejection is no transfer of nothing', async () => {
  const address = await createTestSafe(chain)
  await execute(chain, address, { to: address })
  await settle()
  expect(await transfersOf(address)).toEqual([])
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
    const moved = await transfersOf(address)
    expect(moved).toMatchObject([{ kind: 'ERC20', value: '9' }])
    const found = await index.db
      .select()
      .from(token)
      .where(eq(token.address, moved[0]?.token ?? zeroAddress))
    expect(found).toMatchObject([{ kind, symbol, decimals }])
  },
)

test('behavior: an index made at once equals one that has followed', async () => {
  await settle()
  const followed = await index.rows()
  expect(index.messages).toEqual([])
  const { rpcUrl } = chain
  expect(await indexFromScratch({ rpcUrl })).toEqual(followed)
  // Nearly all of it by ranges instead of block by block.
  const { block: _, ...ranges } = await indexFromScratch({
    rpcUrl,
    finality: 3,
  })
  const { block: __, ...blocks } = followed
  expect(ranges).toEqual(blocks)
})
