import { type Chain, startChain } from '@strongroom/devnet'
import {
  encodeAddOwner,
  encodeChangeThreshold,
  encodeDisableModule,
  encodeEnableModule,
  encodeMultiSend,
  encodeRemoveOwner,
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSwapOwner,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, alice, bob, carol } from './support/accounts.ts'
import { createTestSafe } from './support/createTestSafe.ts'
import { execute } from './support/execute.ts'
import { indexFromScratch, openIndex } from './support/openIndex.ts'
import { statesOf } from './support/rowsOf.ts'
import { type RpcProxy, startRpcProxy } from './support/rpcProxy.ts'

const finality = 8
const versions = ['1.3.0', '1.4.1', '1.5.0'] as const
const [dave, erin] = accounts.slice(3).map(({ address }) => address) as [
  Address,
  Address,
]

let chain: Chain<1337>
let pruned: RpcProxy

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  pruned = await startRpcProxy(chain.rpcUrl)
  const reads = ['eth_call', 'eth_getStorageAt', 'eth_getCode']
  pruned.fault = ({ method, params }) =>
    reads.includes(method) && params.at(-1) !== 'latest'
      ? { error: { code: -32_000, message: 'missing trie node' } }
      : undefined
})

afterAll(async () => {
  await pruned.close()
  await chain.stop()
})

test.each(versions)(
  'default: settings of a safe of version %s',
  async (version) => {
    await using followed = await openIndex({ rpcUrl: chain.rpcUrl, finality })
    const owners = [alice.address, bob.address]
    const address = await createTestSafe(chain, { version, owners })
    const toSelf = (data: Hex) => ({
      to: address,
      value: 0n,
      data,
      operation: 0 as const,
    })
    const set = (data: Hex) => execute(chain, address, toSelf(data))
    const batch = (...calls: Hex[]) =>
      execute(chain, address, {
        to: chain.contracts[version].multiSend.address,
        data: encodeMultiSend(calls.map(toSelf)),
        operation: 1,
      })
    const swap = (prevOwner: Address, oldOwner: Address, newOwner: Address) =>
      encodeSwapOwner({ prevOwner, oldOwner, newOwner })
    await set(encodeAddOwner({ owner: carol.address, threshold: 1 }))
    await set(swap(alice.address, bob.address, dave))
    await set(encodeEnableModule({ module: bob.address }))
    await set(encodeEnableModule({ module: carol.address }))
    await batch(
      // One after the other: the same events as replacing an owner.
      encodeRemoveOwner({
        prevOwner: alice.address,
        owner: dave,
        threshold: 1,
      }),
      encodeAddOwner({ owner: dave, threshold: 1 }),
      swap(carol.address, alice.address, erin),
      swap(carol.address, erin, alice.address),
      encodeDisableModule({ prevModule: carol.address, module: bob.address }),
    )
    await set(encodeSetFallbackHandler({ handler: bob.address }))
    await set(encodeChangeThreshold({ threshold: 1 }))
    await set(encodeSetGuard({ guard: chain.testing.guard }))
    await followed.reaches(await chain.client.getBlockNumber())

    expect((await statesOf(followed.db, address)).at(-1)).toMatchObject({
      owners: [dave, carol.address, alice.address],
      modules: [carol.address],
      fallbackHandler: bob.address,
      guard: chain.testing.guard,
      threshold: 1,
      version,
      nonce: 8,
    })
    const fresh = await indexFromScratch({ rpcUrl: pruned.url, finality })
    expect(fresh).toEqual(await followed.rows())
  },
)

test('behavior: reads settings from events instead of the contract', async () => {
  pruned.seen.clear()
  await indexFromScratch({ rpcUrl: pruned.url, finality })
  const { size } = new Set(versions)
  // The indexer reads code and singleton of each new safe alone.
  expect(pruned.seen.get('eth_getCode')).toBe(2 * size)
  expect(pruned.seen.get('eth_call')).toBeUndefined()
})

test('behavior: follows a setup that moves to the L2 singleton', async () => {
  const { singletonL2, toL2Setup } = chain.contracts['1.4.1']
  await using followed = await openIndex({ rpcUrl: chain.rpcUrl, finality })
  await createTestSafe(chain, {
    l1: true,
    to: toL2Setup.address,
    data: `0xfe51f643${singletonL2.address.slice(2).toLowerCase().padStart(64, '0')}`,
  })
  await followed.reaches(await chain.client.getBlockNumber())
  const fresh = await indexFromScratch({ rpcUrl: pruned.url, finality })
  expect(fresh).toEqual(await followed.rows())
})
