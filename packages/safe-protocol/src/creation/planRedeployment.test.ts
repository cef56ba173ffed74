import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { getSafeDeployment } from '../deployments/getSafeDeployment.ts'
import { encodeCreateProxyWithNonce } from './encodeCreateProxyWithNonce.ts'
import { encodeSetup, type SafeSetup } from './encodeSetup.ts'
import { planRedeployment } from './planRedeployment.ts'
import { predictSafeAddress } from './predictSafeAddress.ts'

const owner = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const stranger = '0x000000000000000000000000000000000000dEaD'
const contracts = getSafeDeployment({ version: '1.4.1' })
if (contracts === undefined) throw new Error('1.4.1 has no contracts')
const { proxyFactory, singletonL2, singleton: singletonL1 } = contracts
const handler = contracts.fallbackHandler.address
const factory = proxyFactory.address
const library = contracts.toL2Setup?.address ?? zeroAddress
const toL2 = (l2: Address) =>
  encodeFunctionData({
    abi: parseAbi(['function setupToL2(address)']),
    args: [l2],
  })

/** A creation, and the safe that it gives. */
async function creation(
  fields: Partial<SafeSetup> = {},
  options: { singleton?: Address; setup?: Hex } = {},
) {
  const {
    singleton = singletonL2.address,
    setup = encodeSetup({
      owners: [owner],
      threshold: 1,
      fallbackHandler: handler,
      ...fields,
    }),
  } = options
  const call = { singleton, setup, saltNonce: 7n }
  const version = '1.4.1'
  const safe = await predictSafeAddress({ version, factory, ...call })
  const data = encodeCreateProxyWithNonce(call)
  return { safe, factory, to: factory, data, call }
}

const reasonOf = async (input: Parameters<typeof planRedeployment>[0]) => {
  const plan = await planRedeployment(input)
  return plan.status === 'refused' ? [plan.reason, plan.contract] : plan.status
}

test('default', async () => {
  const input = await creation()
  const plan = await planRedeployment(input)
  if (plan.status === 'refused') throw new Error(plan.reason)
  expect(plan).toMatchObject({
    version: '1.4.1',
    factory,
    singleton: singletonL2.address,
    saltNonce: 7n,
    setup: { owners: [owner], threshold: 1, fallbackHandler: handler },
    data: input.data,
  })
  expect(plan.contracts.map(({ name }) => name)).toEqual([
    'proxyFactory',
    'singletonL2',
    'fallbackHandler',
  ])
})

test('behavior: plans a safe without a fallback handler', async () => {
  const plan = await planRedeployment(
    await creation({ fallbackHandler: zeroAddress }),
  )
  expect(plan).toMatchObject({ contracts: [{ name: 'proxyFactory' }, {}] })
})

test('behavior: setupToL2 needs its library and the singleton it sets', async () => {
  const plan = await planRedeployment(
    await creation(
      { to: library, data: toL2(singletonL2.address) },
      { singleton: singletonL1.address },
    ),
  )
  expect(
    plan.status === 'ready' && plan.contracts.map(({ name }) => name),
  ).toEqual([
    'proxyFactory',
    'singleton',
    'fallbackHandler',
    'toL2Setup',
    'singletonL2',
  ])
})

test('error: refuses values that give another address', async () => {
  const { call, ...input } = await creation()
  const setup = encodeSetup({
    owners: [stranger],
    threshold: 1,
    fallbackHandler: handler,
  })
  const lies = [
    { ...call, setup },
    { ...call, saltNonce: 8n },
    { ...call, singleton: singletonL1.address },
  ].map((lie) => ({ ...input, data: encodeCreateProxyWithNonce(lie) }))
  for (const lie of [...lies, { ...input, safe: stranger } as const])
    expect(await reasonOf(lie)).toEqual(['addressDiffers', undefined])
})

test('error: refuses a contract that is not a published factory', async () => {
  const input = await creation()
  expect(await reasonOf({ ...input, factory: stranger, to: stranger })).toEqual(
    ['unknownFactory', stranger],
  )
  expect(await reasonOf({ ...input, factory: singletonL2.address })).toEqual([
    'unknownFactory',
    singletonL2.address,
  ])
  expect(await reasonOf({ ...input, to: stranger })).toEqual([
    'indirect',
    stranger,
  ])
})

test('error: refuses a creation that cannot be repeated', async () => {
  const { call, ...input } = await creation()
  const abi = parseAbi([
    'function createProxy(address, bytes)',
    'function createProxyWithCallback(address, bytes, uint256, address)',
    'function createChainSpecificProxyWithNonce(address, bytes, uint256)',
    'function createChainSpecificProxyWithNonceL2(address, bytes, uint256)',
  ])
  const { singleton, setup, saltNonce } = call
  const data = {
    noSalt: encodeFunctionData({
      abi,
      functionName: 'createProxy',
      args: [singleton, setup],
    }),
    callback: encodeFunctionData({
      abi,
      functionName: 'createProxyWithCallback',
      args: [singleton, setup, saltNonce, stranger],
    }),
    chainSpecific: encodeFunctionData({
      abi,
      functionName: 'createChainSpecificProxyWithNonce',
      args: [singleton, setup, saltNonce],
    }),
    unknownCall: '0x1234',
  } as const
  for (const [reason, input_] of Object.entries(data))
    expect(await reasonOf({ ...input, data: input_ })).toEqual([
      reason,
      undefined,
    ])
  const l2 = encodeFunctionData({
    abi,
    functionName: 'createChainSpecificProxyWithNonceL2',
    args: [singleton, setup, saltNonce],
  })
  expect(await reasonOf({ ...input, data: l2 })).toEqual([
    'chainSpecific',
    undefined,
  ])
})

test('error: refuses unpublished contracts, an unreadable initializer and a payment', async () => {
  expect(await reasonOf(await creation({}, { singleton: stranger }))).toEqual([
    'unknownSingleton',
    stranger,
  ])
  expect(await reasonOf(await creation({ fallbackHandler: stranger }))).toEqual(
    ['unknownHandler', stranger],
  )
  expect(await reasonOf(await creation({}, { setup: '0x1234' }))).toEqual([
    'unreadableSetup',
    undefined,
  ])
  expect(await reasonOf(await creation({ payment: 1n }))).toEqual([
    'payment',
    undefined,
  ])
})

test('error: refuses a setup call of another contract, or of the library with other data', async () => {
  for (const [to, data] of [
    [stranger, '0x'],
    [stranger, toL2(singletonL2.address)],
    [library, '0x'],
    [library, toL2(stranger)],
    [library, toL2(singletonL1.address)],
    [library, `${toL2(singletonL2.address)}00`],
  ] as const)
    expect(await reasonOf(await creation({ to, data })), data).toEqual([
      'setupCall',
      to,
    ])
})
