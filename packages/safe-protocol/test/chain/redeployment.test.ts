import { type Chain, createSafe, send } from '@strongroom/devnet'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import {
  decodeSafeEvent,
  encodeSetup,
  planRedeployment,
  type RedeploymentPlan,
  type SafeVersion,
  safeAbi,
} from '../../src/index.ts'
import { account, contractsOf, openChain } from './safeOnChain.ts'

const [local, saigon] = await Promise.all([openChain(), openChain(2021)])
const [alice, bob] = [account(0).address, account(1).address]
let salt = 4100n

type Node = Pick<Chain, 'client'>

/** Plans from the transaction that created a safe. */
async function planFrom(chain: Node, call: { to: Address; data: Hex }) {
  const { client } = chain
  const { transactionHash, logs } = await send(client, { from: bob, ...call })
  const { input, to } = await client.getTransaction({ hash: transactionHash })
  const created = logs.find(
    (log) => decodeSafeEvent(log)?.name === 'ProxyCreation',
  )
  const event = created && decodeSafeEvent(created)
  if (event?.name !== 'ProxyCreation' || !created || !to)
    throw new Error('no safe was created')
  const safe = event.args.proxy
  return {
    safe,
    plan: await planRedeployment({
      safe,
      factory: created.address,
      to,
      data: input,
    }),
  }
}

const factoryAbi = parseAbi([
  'function createProxyWithNonce(address, bytes, uint256)',
  'function createProxyWithNonceL2(address, bytes, uint256)',
  'function createChainSpecificProxyWithNonce(address, bytes, uint256)',
])

function creation(
  version: SafeVersion,
  functionName: (typeof factoryAbi)[number]['name'],
) {
  const { proxyFactory, singletonL2, fallbackHandler } = contractsOf(version)
  const setup = encodeSetup({
    owners: [alice, bob],
    threshold: 2,
    fallbackHandler: fallbackHandler.address,
  })
  const args = [singletonL2.address, setup, salt++] as const
  return {
    to: proxyFactory.address,
    data: encodeFunctionData({ abi: factoryAbi, functionName, args }),
  }
}

function ready(
  plan: Awaited<ReturnType<typeof planRedeployment>>,
): RedeploymentPlan {
  if (plan.status === 'refused') throw new Error(plan.reason)
  return plan
}

/** The contracts of a plan that a chain has with another code, or not at all. */
async function lackingOn({ client }: Node, { contracts }: RedeploymentPlan) {
  const codes = await Promise.all(
    contracts.map(({ address }) => client.getCode({ address })),
  )
  return contracts.filter((x, i) => keccak256(codes[i] ?? '0x') !== x.codeHash)
}

async function deployOn(chain: Node, { factory, data }: RedeploymentPlan) {
  await send(chain.client, { from: bob, to: factory, data })
}

const ownersOn = ({ client }: Node, address: Address) =>
  client.readContract({ address, abi: safeAbi, functionName: 'getOwners' })

test('default: a 1.3.0 safe gets the same address in both directions', async () => {
  for (const [from, to] of [
    [local, saigon],
    [saigon, local],
  ] as const) {
    const found = await planFrom(
      from,
      creation('1.3.0', 'createProxyWithNonce'),
    )
    const plan = ready(found.plan)
    expect(await lackingOn(to, plan)).toEqual([])
    expect(await to.client.getCode({ address: found.safe })).toBeUndefined()
    await deployOn(to, plan)
    expect(await ownersOn(to, found.safe)).toEqual([alice, bob])
  }
})

test('behavior: 2021 lacks each contract of a 1.4.1 and a 1.5.0 safe', async () => {
  for (const version of ['1.4.1', '1.5.0'] as const) {
    const { plan } = await planFrom(
      local,
      creation(version, 'createProxyWithNonce'),
    )
    expect(await lackingOn(local, ready(plan))).toEqual([])
    expect(
      (await lackingOn(saigon, ready(plan))).map(({ name }) => name),
    ).toEqual(['proxyFactory', 'singletonL2', 'fallbackHandler'])
  }
})

test('behavior: createProxyWithNonceL2 gives the address of createProxyWithNonce', async () => {
  const { plan } = await planFrom(
    local,
    creation('1.5.0', 'createProxyWithNonceL2'),
  )
  expect(ready(plan).version).toBe('1.5.0')
})

test('error: a chain-specific creation of 1.4.1 and 1.5.0', async () => {
  for (const version of ['1.4.1', '1.5.0'] as const) {
    const { plan } = await planFrom(
      local,
      creation(version, 'createChainSpecificProxyWithNonce'),
    )
    expect(plan).toMatchObject({ reason: 'chainSpecific' })
  }
})

test('behavior: plans a safe with setupToL2 and names the contracts it needs', async () => {
  const contracts = contractsOf('1.4.1')
  const { proxyFactory, singleton, singletonL2, toL2Setup } = contracts
  if (toL2Setup === undefined) throw new Error('1.4.1 has no toL2Setup')
  const setup = encodeSetup({
    owners: [alice],
    threshold: 1,
    fallbackHandler: contracts.fallbackHandler.address,
    to: toL2Setup.address,
    data: encodeFunctionData({
      abi: parseAbi(['function setupToL2(address)']),
      args: [singletonL2.address],
    }),
  })
  const data = encodeFunctionData({
    abi: factoryAbi,
    functionName: 'createProxyWithNonce',
    args: [singleton.address, setup, salt++],
  })
  const to = proxyFactory.address
  const { safe, plan } = await planFrom(local, { to, data })
  const slot = await local.client.getStorageAt({ address: safe, slot: '0x0' })
  expect(slot?.slice(26)).toBe(singletonL2.address.slice(2).toLowerCase())
  expect(await lackingOn(local, ready(plan))).toEqual([])
  expect(await lackingOn(saigon, ready(plan))).toHaveLength(5)
})

test('behavior: the factory refuses a second safe at the address', async () => {
  const { plan, safe } = await planFrom(
    local,
    creation('1.3.0', 'createProxyWithNonce'),
  )
  const { saltNonce } = ready(plan)
  const options = { owners: [alice, bob], threshold: 2, saltNonce, from: bob }
  expect(
    await createSafe(saigon.client, {
      contracts: saigon.contracts['1.3.0'],
      ...options,
    }),
  ).toBe(safe)
  await expect(deployOn(saigon, ready(plan))).rejects.toThrow()
})
