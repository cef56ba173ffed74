import { createSafeTransaction } from '@strongroom/safe-protocol'
import { createBundle, type SafeBundle } from '@strongroom/safe-protocol/bundle'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { openBundles } from '../../storage/bundleStore.ts'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { createStores } from '../../storage/stores.ts'
import {
  addBundle,
  BundlesFullError,
  bundlesOf,
  dropBundle,
  findBundle,
  putBundle,
} from './bundleStore.ts'

const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const safe = { chainId: '1337', address } as const
const [alice, bob] = ['11', '22'].map((byte) =>
  privateKeyToAccount(`0x${byte.repeat(32)}`),
)

const payment = (nonce: bigint, at: typeof address = address): SafeBundle =>
  createBundle({
    ...{ chainId: '1337', safe: at, safeVersion: '1.4.1' },
    transaction: createSafeTransaction({ to: address, nonce }),
  })

async function signed(bundle: SafeBundle, account = alice) {
  if (!account) throw new Error('No account.')
  const data = await account.sign({ hash: bundle.hash })
  const signature = { kind: 'eip712', signer: account.address, data } as const
  return { ...bundle, signatures: [signature] }
}

test('default: merges signatures of bundles that come one after the other', async () => {
  const store = openBundles(createStores(memoryStorage()))
  const bundle = payment(3n)
  await addBundle(store, await signed(bundle))
  await addBundle(store, await signed(bundle, bob))
  expect(bundlesOf(store.get(), safe)).toMatchObject([
    { hash: bundle.hash, nonce: '3', signatures: 2 },
  ])
  const found = await findBundle(store.get(), safe, bundle.hash)
  expect(found?.signatures).toHaveLength(2)
})

test('behavior: a reload and another tab have the same bundles', async () => {
  const storage = memoryStorage()
  const bundle = payment(0n)
  putBundle(openBundles(createStores(storage)), bundle)
  const { get } = openBundles(createStores(storage))
  expect(await findBundle(get(), safe, bundle.hash)).toEqual(bundle)
})

test('behavior: bundles of other safes and chains stay apart', () => {
  const store = openBundles(createStores(memoryStorage()))
  putBundle(store, payment(0n))
  expect(bundlesOf(store.get(), { ...safe, chainId: '1' })).toEqual([])
  const [kept] = bundlesOf(store.get(), safe)
  if (!kept) throw new Error('No bundle.')
  dropBundle(store, kept)
  expect(store.get()).toEqual([])
})

test('error: a flood of bundles removes none', () => {
  const store = openBundles(createStores(memoryStorage()))
  for (let nonce = 0n; nonce < 100n; nonce++) putBundle(store, payment(nonce))
  expect(() => putBundle(store, payment(100n))).toThrow(BundlesFullError)
  // One that is there can still get a signature.
  putBundle(store, payment(99n))
  expect(store.get()).toHaveLength(100)
})

test('error: stored values that are not bundles are left out', () => {
  const storage = memoryStorage()
  storage.setItem('strongroom.v1.bundles', '[{"file":1},null,"x"]')
  expect(openBundles(createStores(storage)).get()).toEqual([])
})
