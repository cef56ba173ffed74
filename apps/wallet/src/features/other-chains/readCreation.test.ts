import type { CreationTransaction } from '@strongroom/gateway-sdk'
import type { RpcCall } from '@strongroom/react-hooks/chain'
import {
  encodeCreateProxyWithNonce,
  encodeSetup,
  getSafeDeployment,
  predictSafeAddress,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { readCreation } from './readCreation.ts'

const owner = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const stranger = '0x000000000000000000000000000000000000dEaD'
const version = '1.4.1'
const contracts = getSafeDeployment({ version })
if (contracts === undefined) throw new Error('1.4.1 has no contracts')
const factory = contracts.proxyFactory.address
const hashOf = (digits: string): Hex => `0x${digits.repeat(32)}`
const [real, imitation] = [hashOf('aa'), hashOf('bb')]
const proxyCreation =
  '0x4f51faf6c4561ff95f067657e43439f0f856d97c04d9ec9070a6199ad418e235'

const setupOf = (owners: readonly Address[], to: Address = zeroAddress) =>
  encodeSetup({
    ...{ owners, threshold: 1, to },
    fallbackHandler: contracts.fallbackHandler.address,
  })
const callOf = (setup: Hex) => ({
  ...{ singleton: contracts.singletonL2.address, setup, saltNonce: 7n },
})
const setup = setupOf([owner])
const safe = await predictSafeAddress({ version, factory, ...callOf(setup) })

/** A node with the creation, and answers in its place. */
function node(
  options: {
    input?: Hex
    created?: Address
    answers?: Record<string, (params: readonly unknown[]) => unknown>
  } = {},
) {
  const { input = encodeCreateProxyWithNonce(callOf(setup)), created = safe } =
    options
  const word = `0x${created.slice(2).toLowerCase().padStart(64, '0')}`
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_getCode: () => '0x',
    eth_getLogs: () => [{ transactionHash: real }],
    eth_getTransactionReceipt: ([hash]) => ({
      logs: [
        {
          address: hash === imitation ? stranger : factory,
          topics: [proxyCreation, word],
          data: `0x${'0'.repeat(64)}`,
        },
      ],
    }),
    eth_getTransactionByHash: ([hash]) => ({
      to: hash === imitation ? stranger : factory,
      input,
    }),
    ...options.answers,
  }
  return {
    url: '',
    request: async ({ method, params = [] }: RpcCall) =>
      answers[method]?.(params),
  }
}

const claim = (
  fields: Partial<CreationTransaction> = {},
): CreationTransaction => ({
  ...{ created: '2024-01-01T00:00:00Z', creator: owner },
  ...{ transactionHash: real, factoryAddress: factory },
  ...{ masterCopy: contracts.singletonL2.address, setupData: setup },
  ...{ saltNonce: '7', ...fields },
})

async function read(
  here: ReturnType<typeof node>,
  claimed?: CreationTransaction,
  options: { there?: ReturnType<typeof node>; safe?: Address } = {},
) {
  const found = await readCreation(
    { here, there: options.there },
    options.safe ?? safe,
    { claim: claimed },
  )
  return found.plan === undefined
    ? [found.reason, found.contract]
    : [found.source, found.isClaimDifferent, found.plan.setup.owners]
}

test('default: the RPC has the creation and the gateway agrees', async () => {
  expect(await read(node(), claim())).toEqual(['rpc', false, [owner]])
})

test('behavior: works without a gateway', async () => {
  expect(await read(node())).toEqual(['rpc', false, [owner]])
})

test('behavior: a gateway that names other owners is contradicted', async () => {
  const setupData = setupOf([stranger])
  expect(await read(node(), claim({ setupData }))).toEqual([
    ...['rpc', true],
    [owner],
  ])
})

test('behavior: a transaction that imitates a creation is passed over', async () => {
  const lie = claim({ transactionHash: imitation })
  expect(await read(node(), lie)).toEqual(['rpc', false, [owner]])
})

test('behavior: malformed values of a gateway are ignored', async () => {
  const lie = claim({
    ...{ transactionHash: '0x12' as Hex, setupData: 'x' as Hex },
    saltNonce: 'seven',
  })
  expect(await read(node(), lie)).toEqual(['rpc', false, [owner]])
})

test('behavior: the gateway stands in for a pruned RPC if its values give the address', async () => {
  const pruned = node({
    answers: { eth_getLogs: () => [], eth_getTransactionReceipt: () => null },
  })
  expect(await read(pruned)).toEqual(['missing', undefined])
  expect(await read(pruned, claim())).toEqual(['gateway', false, [owner]])
  for (const lie of [
    claim({ setupData: setupOf([stranger]) }),
    claim({ saltNonce: '8' }),
    claim({ factoryAddress: stranger }),
    claim({ masterCopy: contracts.singleton.address }),
    claim({ setupData: null }),
  ])
    expect(await read(pruned, lie)).toEqual(['missing', undefined])
})

test('error: refuses an RPC that names another initializer', async () => {
  const input = encodeCreateProxyWithNonce(callOf(setupOf([stranger])))
  expect(await read(node({ input }))).toEqual(['addressDiffers', undefined])
  // The gateway does not overrule the owner's own RPC.
  expect(await read(node({ input }), claim())).toEqual([
    'addressDiffers',
    undefined,
  ])
})

test('error: refuses a setup call, and says whether its target exists on the other network', async () => {
  const called = setupOf([owner], stranger)
  const created = await predictSafeAddress({
    ...{ version, factory },
    ...callOf(called),
  })
  const here = node({
    input: encodeCreateProxyWithNonce(callOf(called)),
    created,
  })
  const withCode = (code: Hex) => node({ answers: { eth_getCode: () => code } })
  const options = { safe: created }
  expect(
    await read(here, undefined, { ...options, there: withCode('0x') }),
  ).toEqual(['setupCallMissing', stranger])
  expect(
    await read(here, undefined, { ...options, there: withCode('0x60') }),
  ).toEqual(['setupCall', stranger])
})

test('behavior: lists owners that are contracts, and whether they are there', async () => {
  const code = (codes: Record<string, Hex>) =>
    node({ answers: { eth_getCode: ([of]) => codes[String(of)] ?? '0x' } })
  const read = async (here: Hex, there: Hex) => {
    const rpcs = {
      here: code({ [owner]: here }),
      there: code({ [owner]: there }),
    }
    const found = await readCreation(rpcs, safe, {})
    return found.plan && found.contractOwners
  }
  expect(await read('0x', '0x')).toEqual([])
  expect(await read('0x60', '0x')).toEqual([{ address: owner, isThere: false }])
  expect(await read('0x60', '0x60')).toEqual([
    { address: owner, isThere: true },
  ])
  // An account that delegates its code stays the account of its key.
  expect(await read(`0xef0100${'11'.repeat(20)}`, '0x')).toEqual([])
})
