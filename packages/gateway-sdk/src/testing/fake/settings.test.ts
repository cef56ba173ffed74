import { expect, test } from 'vitest'
import * as sdk from '../../index.ts'
import type { SettingsInfo } from '../../types/index.gen.ts'
import { fixtureAddresses } from '../fixtures/fixtureAddresses.ts'
import {
  createAddOwner,
  createAddressEx,
  createChangeImplementation,
  createChangeThreshold,
  createDeleteGuard,
  createDeleteModuleGuard,
  createDisableModule,
  createEnableModule,
  createRemoveOwner,
  createSafeInfo,
  createSetFallbackHandler,
  createSetGuard,
  createSettingsChange,
  createSwapOwner,
} from '../index.ts'
import {
  a,
  at,
  b,
  c,
  hashOf,
  proposal,
  sign,
  startFakeGateway,
} from './startFakeGateway.test.fixture.ts'

const both = `${sign(0)}${sign(1).slice(2)}` as const
const stranger = createAddressEx(fixtureAddresses.stranger)
const module = createAddressEx(fixtureAddresses.module)
const guard = createAddressEx(fixtureAddresses.guard)

async function change(settingsInfo: SettingsInfo, success = true) {
  const { client, gateway } = startFakeGateway({
    safes: [createSafeInfo({ nonce: 5, modules: [module], guard })],
    describe: () => createSettingsChange({ settingsInfo }),
  })
  await sdk.proposeTransaction(client, proposal(1, { signature: both }))
  gateway.execute(hashOf(1), { success })
  return sdk.getSafeInfo(client, at)
}

test('default: a new owner', async () => {
  const { owners, threshold } = await change(createAddOwner({ threshold: 3 }))
  expect(owners.map(({ value }) => value)).toEqual([
    fixtureAddresses.stranger,
    a,
    b,
    c,
  ])
  expect(threshold).toBe(3)
})

test.each<[SettingsInfo, object]>([
  [
    createRemoveOwner({ threshold: 1 }),
    { owners: [{ value: a }, { value: b }], threshold: 1 },
  ],
  [createSwapOwner(), { owners: [{ value: a }, { value: b }, stranger] }],
  [createChangeThreshold({ threshold: 3 }), { threshold: 3 }],
  [createEnableModule({ module: stranger }), { modules: [stranger, module] }],
  [createDisableModule(), { modules: null }],
  [createSetGuard({ guard: stranger }), { guard: stranger }],
  [createDeleteGuard(), { guard: null }],
  [createDeleteModuleGuard(), { guard }],
  [
    createSetFallbackHandler({ handler: stranger }),
    { fallbackHandler: stranger },
  ],
  [
    createChangeImplementation({ implementation: stranger }),
    { implementation: stranger },
  ],
])('behavior: $type takes effect', async (settingsInfo, expected) => {
  expect(await change(settingsInfo)).toMatchObject({ nonce: 6, ...expected })
})

test('behavior: a failed execution changes the nonce alone', async () => {
  expect(await change(createAddOwner(), false)).toMatchObject({
    nonce: 6,
    owners: [{ value: a }, { value: b }, { value: c }],
  })
})

test('behavior: a removed owner loses the confirmations', async () => {
  const { client, gateway } = startFakeGateway()
  const { detailedExecutionInfo } = await sdk.proposeTransaction(
    client,
    proposal(1, { signature: both }),
  )
  expect(detailedExecutionInfo).toMatchObject({ confirmations: { length: 2 } })
  const { txQueuedTag, owners } = await sdk.getSafeInfo(client, at)
  gateway.changeSafe(at.safeAddress, { owners: owners.slice(1) })
  expect(
    await sdk.getTransactionDetails(client, {
      chainId: at.chainId,
      transactionId: hashOf(1),
    }),
  ).toMatchObject({
    txStatus: 'AWAITING_CONFIRMATIONS',
    detailedExecutionInfo: { confirmations: [{ signer: { value: b } }] },
  })
  expect((await sdk.getSafeInfo(client, at)).txQueuedTag).not.toBe(txQueuedTag)
})
