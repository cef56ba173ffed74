import {
  mergeBundles,
  readBundle,
  type SafeBundle,
  writeBundle,
} from '@strongroom/safe-protocol/bundle'
import type { Address, Hex } from 'viem'
import type { LocalStore } from '../../storage/createLocalStore.ts'
import {
  isAddressText,
  isChainId,
  isHexOf,
  isRecord,
} from '../../storage/guards.ts'
import type { Stores } from '../../storage/stores.ts'

/** A bundle in this browser. Its file is read, and checked, each time it is used. */
export interface KeptBundle {
  chainId: string
  safe: Address
  hash: Hex
  /** Nonce of a transaction; a message has none. */
  nonce?: string
  signatures: number
  file: string
}

/** Most bundles in this browser, for all safes: a flood must not fill its storage. */
const mostBundles = 100

/** There are as many bundles as this browser keeps. */
export class BundlesFullError extends Error {
  override readonly name = 'BundlesFullError'
}

const isKept = (value: unknown): value is KeptBundle =>
  isRecord(value) &&
  isChainId(value['chainId']) &&
  isAddressText(value['safe']) &&
  isHexOf(value['hash'], 32) &&
  /^(?:undefined|\d{1,78})$/.test(`${value['nonce']}`) &&
  Number.isSafeInteger(value['signatures']) &&
  typeof value['file'] === 'string'

/** Opens the bundles of this browser; no other page has to load them. */
export const openBundles = (
  stores: Pick<Stores, 'open'>,
): LocalStore<readonly KeptBundle[]> =>
  stores.open<readonly KeptBundle[]>({
    name: 'bundles',
    initial: [],
    parse: (value) => (Array.isArray(value) ? value.filter(isKept) : undefined),
  })

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
