import { createSafe } from '@strongroom/devnet'
import {
  createSafeTransaction,
  decodeCall,
  encodeAddOwner,
  encodeMultiSend,
  encodeSetGuard,
  hashSafeTransaction,
  type MultiSendCallInput,
  type SafeTransaction,
  type SafeVersion,
  safeVersions,
} from '@strongroom/safe-protocol'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { beforeAll, expect, test } from 'vitest'
import {
  type ExecutionInput,
  type NetworkFee,
  type Simulation,
  simulateExecution,
} from '../../src/sign/index.ts'
import { reviewSimulation } from '../../src/simulate/reviewSimulation.ts'
import { readChainState } from '../../src/verify/readChainSafe.ts'
import { openChain } from './createSigningApp.fixture.ts'

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function mint(address to, uint256 value)',
  'function mint(address to)',
  'function safeTransferFrom(address from, address to, uint256 id)',
])
const transfer = (to: Address, value: bigint) =>
  encodeFunctionData({ abi, functionName: 'transfer', args: [to, value] })

const chain = await openChain()
let alice: Address
let bob: Address
let salt = 1n
beforeAll(async () => {
  ;[alice, bob] = chain.accounts as [Address, Address]
})

interface Call {
  readonly method: string
  readonly params?: readonly unknown[]
}

const request = (call: Call) => chain.client.request(call as never)
/** The node without some methods. */
const without = (...methods: string[]) => ({
  request: async (call: Call): Promise<unknown> => {
    if (methods.includes(call.method))
      throw Object.assign(new Error('Method not found'), { code: -32601 })
    return request(call)
  },
})

async function send(to: Address, data: Hex, from = bob) {
  const hash = await chain.client.sendTransaction({ account: from, to, data })
  await chain.client.waitForTransactionReceipt({ hash })
}

/** A safe with 2 of 3 owners, 10 of the coin and 50 GOLD. */
async function open(version: SafeVersion = '1.4.1') {
  const safe = await createSafe(chain.client, {
    contracts: chain.contracts[version],
    owners: chain.accounts.slice(0, 3) as Address[],
    threshold: 2,
    saltNonce: salt++,
    from: bob,
  })
  await chain.client.setBalance({ address: safe, value: parseEther('10') })
  const args = [safe, 50n] as const
  await send(
    chain.tokens.gold,
    encodeFunctionData({ abi, functionName: 'mint', args }),
  )
  const input = async (
    fields: Partial<SafeTransaction>,
  ): Promise<ExecutionInput> => {
    const state = await readChainState({ request }, safe)
    const transaction = createSafeTransaction({
      to: bob,
      nonce: state.nonce,
      ...fields,
    })
    return {
      safe,
      transaction,
      safeTxHash: hashSafeTransaction({ chainId: 1337, safe }, transaction)
        .safeTxHash,
      tree: decodeCall(transaction, { safe, version }),
      chain: state,
    }
  }
  const batch = (calls: readonly MultiSendCallInput[]) =>
    input({
      to: chain.contracts[version].multiSend.address,
      data: encodeMultiSend(calls),
      operation: 1,
    })
  return { safe, input, batch }
}

function changesOf(simulation: Simulation) {
  if (simulation.status !== 'succeeds' || !simulation.changes)
    throw new Error(
      JSON.stringify(simulation, (_, v) =>
        typeof v === 'bigint' ? `${v}` : v,
      ),
    )
  return simulation.changes
}

function failureOf(simulation: Simulation) {
  if (simulation.status !== 'fails') throw new Error(simulation.status)
  return simulation.failure
}

const ways = [
  ['eth_simulateV1', []],
  ['debug_traceCall', ['eth_simulateV1']],
] as const

for (const version of safeVersions)
  for (const [source, missing] of ways)
    test(`behavior: ${version} by ${source} shows each balance that a batch changes`, async () => {
      const { safe, batch } = await open(version)
      const { gold, badge } = chain.tokens
      const input = await batch([
        { to: gold, data: transfer(bob, 20n) },
        { to: bob, value: 3n },
        {
          to: gold,
          data: encodeFunctionData({
            abi,
            functionName: 'approve',
            args: [alice, 7n],
          }),
        },
        {
          to: badge,
          data: encodeFunctionData({ abi, functionName: 'mint', args: [safe] }),
        },
      ])
      const simulation = await simulateExecution(without(...missing), input)
      expect(simulation).toMatchObject({
        status: 'succeeds',
        source,
        skipped: 0,
        block: Number(await chain.client.getBlockNumber()),
      })
      const changes = changesOf(simulation)
      const before = parseEther('10')
      expect(changes.assets).toHaveLength(2)
      expect(changes.assets).toContainEqual({
        ...{ token: zeroAddress, before, after: before - 3n, delta: -3n },
      })
      expect(changes.assets).toContainEqual({
        ...{ token: gold, before: 50n, after: 30n, delta: -20n },
      })
      const after = source === 'eth_simulateV1' ? 7n : undefined
      expect(changes.approvals).toEqual([
        { token: gold, spender: alice, amount: 7n, before: 0n, after },
      ])
      expect(changes.refund).toBeUndefined()
      const { fee } = simulation as { fee?: NetworkFee }
      expect(fee?.price).toBeGreaterThan(0n)
      expect(fee?.gas).toBeGreaterThan(100_000n)
      expect(changes.nfts).toEqual([
        { token: badge, id: expect.any(BigInt), delta: 1n },
      ])
      expect(changes.isComplete).toBe(true)
      if (source === 'eth_simulateV1')
        expect(changes.settings?.after).toEqual(changes.settings?.before)
      else expect(changes.settings).toBeUndefined()
    })

test.each(safeVersions)(
  'behavior: %s shows owners and threshold before and after',
  async (version) => {
    const { safe, input } = await open(version)
    const dave = chain.accounts[3] as Address
    const data = encodeAddOwner({ owner: dave, threshold: 1 })
    const simulation = await simulateExecution(
      { request },
      await input({ to: safe, data }),
    )
    const { settings } = changesOf(simulation)
    expect(settings?.before).toMatchObject({
      owners: chain.accounts.slice(0, 3),
      threshold: 2,
      modules: [],
      guard: zeroAddress,
      singleton: chain.contracts[version].singletonL2.address,
      fallbackHandler: chain.contracts[version].fallbackHandler.address,
    })
    expect(settings?.after).toMatchObject({
      owners: [dave, ...chain.accounts.slice(0, 3)],
      threshold: 1,
    })
  },
)

for (const version of safeVersions)
  for (const [source, missing] of [
    ...ways,
    ['eth_call', ['eth_simulateV1', 'debug_traceCall']],
  ] as const)
    test(`behavior: ${version} by ${source} says what the safe lacks`, async () => {
      const { input } = await open(version)
      const { gold } = chain.tokens
      const rpc = without(...missing)
      const poor = await input({ to: gold, data: transfer(bob, 60n) })
      const simulation = await simulateExecution(rpc, poor)
      expect(simulation).toMatchObject({ source, usesNonce: false })
      expect(failureOf(simulation)).toMatchObject({
        path: [],
        shortage: { token: gold, has: 50n, needs: 60n },
        data: expect.stringMatching(/^0xdb42144d/),
      })
      const has = parseEther('10')
      const coin = await input({ to: bob, value: has + 1n })
      expect(failureOf(await simulateExecution(rpc, coin)).shortage).toEqual({
        ...{ token: zeroAddress, has, needs: has + 1n },
      })
    })

for (const [source, missing] of ways)
  test(`behavior: by ${source} names the call of a batch that fails`, async () => {
    const { safe, batch } = await open()
    const { gold } = chain.tokens
    const rpc = without(...missing)
    const dear = await batch([
      { to: bob, value: 1n },
      { to: gold, data: transfer(bob, 30n) },
      { to: gold, data: transfer(alice, 21n) },
    ])
    expect(failureOf(await simulateExecution(rpc, dear))).toMatchObject({
      path: [2],
      shortage: { token: gold, has: 50n, needs: 51n },
    })
    const twice = encodeAddOwner({ owner: bob, threshold: 1 })
    const settings = await batch([
      { to: bob, value: 1n },
      { to: safe, data: twice },
    ])
    expect(failureOf(await simulateExecution(rpc, settings))).toMatchObject({
      path: [1],
      code: 'GS204',
      shortage: undefined,
    })
  })

test('behavior: a failure that uses up the nonce is told apart', async () => {
  const { input } = await open()
  const data = transfer(bob, 60n)
  const poor = await input({ to: chain.tokens.gold, data, safeTxGas: 1n })
  for (const missing of [
    [],
    ['eth_simulateV1'],
    ['eth_simulateV1', 'debug_traceCall'],
  ])
    expect(await simulateExecution(without(...missing), poor)).toMatchObject({
      status: 'fails',
      usesNonce: true,
      failure: { shortage: { has: 50n, needs: 60n } },
    })
})

test('behavior: a guard that refuses is heard', async () => {
  const { safe, input } = await open()
  const setGuard = encodeSetGuard({ guard: chain.testing.guard })
  // As the safe itself, which anvil may impersonate.
  await chain.client.impersonateAccount({ address: safe })
  await send(safe, setGuard, safe)
  const dear = await input({ to: bob, value: parseEther('6') })
  const abis = [
    { abi: parseAbi(['error AboveCeiling(uint256 value, uint256 ceiling)']) },
  ]
  for (const [source, missing] of ways) {
    const found = await simulateExecution(without(...missing), {
      ...dear,
      abis,
    })
    expect(found).toMatchObject({ source })
    expect(failureOf(found).message).toBe(
      'The guard, or an owner that is a contract, refused with AboveCeiling (value 6000000000000000000, ceiling 5000000000000000000).',
    )
  }
})

test('behavior: a transaction that waits for others is simulated as the next one', async () => {
  const { input } = await open()
  const later = await input({ value: 1n, nonce: 4n })
  expect(await simulateExecution({ request }, later)).toMatchObject({
    status: 'succeeds',
    skipped: 4,
  })
})

test('behavior: the refund that the safe pays is shown', async () => {
  const { input } = await open()
  const paid = await input({
    value: 1n,
    baseGas: 1000n,
    gasPrice: 1n,
    refundReceiver: bob,
  })
  const { refund, assets } = changesOf(
    await simulateExecution({ request }, paid),
  )
  expect(refund).toEqual({
    amount: expect.any(BigInt),
    token: zeroAddress,
    receiver: bob,
  })
  const amount = refund?.amount ?? 0n
  expect(amount > 1000n).toBe(true)
  expect(assets[0]?.delta).toBe(-1n - amount)
})

test('behavior: an approval that the batch uses shows what is left of it', async () => {
  const { safe, batch } = await open()
  const { gold } = chain.tokens
  const call = (functionName: 'approve' | 'transferFrom', args: never) => ({
    to: gold,
    data: encodeFunctionData({ abi, functionName, args }),
  })
  const approve = (value: bigint) => call('approve', [bob, value] as never)
  // As the safe itself, which anvil may impersonate.
  await chain.client.impersonateAccount({ address: safe })
  await send(gold, approve(3n).data, safe)
  const itself = call('approve', [safe, 5n] as never)
  const spend = call('transferFrom', [safe, alice, 4n] as never)
  const input = await batch([itself, spend, approve(20n)])
  const { approvals } = changesOf(await simulateExecution({ request }, input))
  expect(approvals).toEqual([
    { token: gold, spender: safe, amount: 5n, before: 0n, after: 1n },
    { token: gold, spender: bob, amount: 20n, before: 3n, after: 20n },
  ])
})

test('behavior: a token that only the simulation names needs two sources', async () => {
  const { safe, batch } = await open()
  const { gold, badge } = chain.tokens
  const args = [safe, 5n] as const
  const input = await batch([
    { to: gold, data: encodeFunctionData({ abi, functionName: 'mint', args }) },
    {
      to: badge,
      data: encodeFunctionData({ abi, functionName: 'mint', args: [safe] }),
    },
  ])
  const review = (second?: ReturnType<typeof without>) =>
    reviewSimulation(input, {
      ...{ rpc: without(), second, risks: [] },
      sources: { chainId: '1337', safeAddress: safe },
    })
  const alone = await review()
  expect(alone.tokens[gold.toLowerCase()]?.agreement).toBe('single')
  const two = await review(without())
  expect(two.tokens[gold.toLowerCase()]).toMatchObject({
    ...{ agreement: 'agreed', symbol: 'GOLD', decimals: 18 },
  })
  expect(two.tokens[badge.toLowerCase()]).toMatchObject({
    ...{ agreement: 'agreed', symbol: expect.stringMatching(/Badge/) },
  })
  expect(two.findings).toEqual([])
  // The other one has six decimals, and calls the collection otherwise.
  const lie = await review({
    request: async (call: Call) => {
      const answer = await request(call)
      const { data } = Object(call.params?.[0]) as { data?: string }
      if (data === '0x313ce567') return `0x${'6'.padStart(64, '0')}`
      return data === '0x06fdde03' ? `0x${'66'.repeat(32)}` : answer
    },
  })
  expect(lie.tokens[gold.toLowerCase()]?.agreement).toBe('contradicted')
  expect(lie.findings).toMatchObject([{ kind: 'token-differs', token: gold }])
  expect(lie.tokens[badge.toLowerCase()]?.symbol).toBeUndefined()
})

test('behavior: a node that only calls estimates the fee', async () => {
  const { input } = await open()
  const rpc = without('eth_simulateV1', 'debug_traceCall')
  const { fee } = (await simulateExecution(
    rpc,
    await input({ value: 1n }),
  )) as { fee?: NetworkFee }
  expect(fee?.gas).toBeGreaterThan(21_000n)
  expect(fee?.price).toBeGreaterThan(0n)
})

test('behavior: without overrides a plain call decides, and a batch is not guessed at', async () => {
  const { input, batch } = await open()
  const old = {
    request: async (call: Call): Promise<unknown> => {
      if (/simulate|trace/.test(call.method))
        throw Object.assign(new Error('Method not found'), { code: -32601 })
      // Old nodes leave the third parameter out.
      const params =
        call.method === 'eth_call' ? call.params?.slice(0, 2) : call.params
      return request({ ...call, ...(params ? { params } : {}) })
    },
  }
  expect(
    await simulateExecution(old, await input({ value: 1n })),
  ).toMatchObject({
    status: 'succeeds',
    source: 'inner call',
    changes: undefined,
  })
  expect(
    await simulateExecution(old, await batch([{ to: bob, value: 1n }])),
  ).toEqual({ status: 'unknown', reason: 'unsupported' })
})
