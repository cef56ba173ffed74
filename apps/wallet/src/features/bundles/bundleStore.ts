import {
  mergeBundles,
  readBundle,
  type SafeBundle,
  writeBundle,
} from '@strongroom/safe-protocol/bundle'
import type { Address } from 'viem'
import type { KeptBundle } from '../../storage/bundleStore.ts'
import type { LocalStore } from '../../storage/createLocalStore.ts'

/** Most bundles in this browser, for all safes: a flood must not fill its storage. */
const mostBundles = 100

/** There are as many bundles as this browser keeps. */
export class BundlesFullError extends Error {
  override readonly name = 'BundlesFullError'
}

interface SafeKey {
  readonly chainId: string
  readonly address: Address
}

/** The bundles of one safe, the last one first. */
export const bundlesOf = (
  bundles: readonly KeptBundle[],
  { chainId, address }: SafeKey,
): readonly KeptBundle[] =>
  bundles
    .filter(
      (one) =>
        one.chainId === chainId &&
        one.safe.toLowerCase() === address.toLowerCase(),
    )
    .reverse()

/** The bundle of a safe with this hash; undefined where there is none. */
export async function findBundle(
  bundles: readonly KeptBundle[],
  safe: SafeKey,
  hash: string,
): Promise<SafeBundle | undefined> {
  const kept = bundlesOf(bundles, safe).find(
    (one) => one.hash.toLowerCase() === hash.toLowerCase(),
  )
  return kept && readBundle(kept.file)
}

/**
 * Puts a bundle into the place of the one with its hash.
 *
 * @throws BundlesFullError
 */
export function putBundle(
  store: LocalStore<readonly KeptBundle[]>,
  bundle: SafeBundle,
): void {
  const { chainId, safe, hash, transaction, signatures } = bundle
  const kept: KeptBundle = {
    ...{ chainId, safe, hash },
    ...(transaction ? { nonce: String(transaction.nonce) } : {}),
    signatures: signatures.length,
    file: writeBundle(bundle),
  }
  const isOther = (one: KeptBundle) =>
    one.hash !== hash ||
    one.chainId !== chainId ||
    one.safe.toLowerCase() !== safe.toLowerCase()
  store.refresh()
  if (store.get().filter(isOther).length >= mostBundles)
    throw new BundlesFullError()
  store.set((current) => [...current.filter(isOther), kept])
}

/** Adds a bundle's signatures to those that are in this browser. */
export async function addBundle(
  store: LocalStore<readonly KeptBundle[]>,
  bundle: SafeBundle,
): Promise<SafeBundle> {
  store.refresh()
  const { chainId, safe: address, hash } = bundle
  // A copy that another version of the wallet wrote may not be readable.
  const known = await findBundle(store.get(), { chainId, address }, hash).catch(
    () => undefined,
  )
  const merged = known ? mergeBundles(known, bundle) : bundle
  putBundle(store, merged)
  return merged
}

/** Forgets a bundle. */
export function dropBundle(
  store: LocalStore<readonly KeptBundle[]>,
  bundle: KeptBundle,
): void {
  store.set((current) =>
    current.filter(
      (one) => one.hash !== bundle.hash || one.chainId !== bundle.chainId,
    ),
  )
}
