import { type Chain, startChain } from '@strongroom/devnet'
import {
  encodeApproveHash,
  encodeChangeThreshold,
  encodeEnableModule,
  encodeMultiSend,
  safeVersions,
} from '@strongroom/safe-protocol'
import { and, asc, eq } from 'drizzle-orm'
import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  pad,
  parseAbi,
  parseEther,
  toEventHash,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approvedHash,
  ethTransaction,
  moduleTransaction,
  safe,
} from '../../src/platform/db/schema/chain.ts'
import { alice, bob, carol } from './support/accounts.ts'
import { createTestSafe, planTestSafe } from './support/createTestSafe.ts'
import { execute, sign } from './support/execute.ts'
import { expectRebuildable } from './support/expectRebuildable.ts'
import { reverting } from './support/hostileCode.ts'
import { type OpenIndex, openIndex } from './support/openIndex.ts'
import { executionsOf, statesOf, transfersOf } from './support/rowsOf.ts'
import { send } from './support/send.ts'

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
    expect(await statesOf(index.db, address)).toMatchObject([
      { nonce: 0, threshold: 2, owners, singleton, version, modules: [] },
      { nonce: 1, threshold: 2 },
      {
        nonce: 2,
        threshold: 1,
        fallbackHandler: contracts.fallbackHandler.address,
        guard: zeroAddress,
      },
    ])
    const executed = await executionsOf(index.db, address)
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
    expect(await transfersOf(index.db, address)).toMatchObject([
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
    expect(await executionsOf(index.db, address)).toMatchObject([
      { success: false, nonce: 0, safeTxGas: '50000' },
    ])
    expect((await statesOf(index.db, address)).at(-1)).toMatchObject({
      nonce: 1,
    })
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
    expect((await statesOf(index.db, address)).at(-1)).toMatchObject({
      modules: [module],
    })
  })
})

test('behavior: indexes an execution inside a stranger’s batch', async () => {
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
  expect(await executionsOf(index.db, inner)).toMatchObject([
    { safeTxHash, nonce: 0 },
  ])
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

test('behavior: ignores the events of another contract that name a safe', async () => {
  const victim = await createTestSafe(chain)
  const attacker = await createTestSafe(chain)
  const { safeTxHash } = await sign(chain, victim, { to: bob.address })
  const forger: Address = '0x00000000000000000000000000000000000000f3'
  const topic = toEventHash('ExecutionSuccess(bytes32,uint256)')
  await chain.client.setCode({
    address: forger,
    bytecode: `0x7f${safeTxHash.slice(2)}7f${topic.slice(2)}60206000a200`,
  })
  const own = await execute(chain, attacker, { to: forger, operation: 1 })
  await settle()
  expect(await executionsOf(index.db, victim)).toEqual([])
  expect(await executionsOf(index.db, attacker)).toMatchObject([
    { safeTxHash: own },
  ])
  expect((await statesOf(index.db, attacker)).at(-1)).toMatchObject({
    nonce: 1,
  })
  expect(index.messages.splice(0)).toEqual([
    'An execution of an L1 singleton cannot be read without traces',
  ])
})

test('behavior: ignores a contract that only emits the events of a safe', async () => {
  const impostor: Address = '0x00000000000000000000000000000000000000f4'
  const [setup] = parseAbi([
    'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
  ])
  const data = encodeAbiParameters(
    setup.inputs.filter(({ name }) => name !== 'initiator'),
    [[alice.address], 1n, zeroAddress, zeroAddress],
  )
  const [topic = '0x'] = encodeEventTopics({ abi: [setup] })
  const size = (data.length / 2 - 1).toString(16).padStart(2, '0')
  // Emits calldata as SafeSetup; has a known singleton in its slot 0.
  await chain.client.setCode({
    address: impostor,
    bytecode: `0x60${size}60006000377f${'0'.repeat(64)}7f${String(topic).slice(2)}60${size}6000a200`,
  })
  await chain.client.setStorageAt({
    address: impostor,
    index: 0,
    value: pad(chain.contracts['1.4.1'].singletonL2.address),
  })
  await send(chain, { to: impostor, data })
  await settle()
  expect(await statesOf(index.db, impostor)).toEqual([])
})

test('behavior: can be rebuilt', async () => {
  await settle()
  await expectRebuildable(index, chain.rpcUrl)
})
