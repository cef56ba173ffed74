import type { Address, Hex } from 'viem'
import type { LocalStore } from './createLocalStore.ts'
import { isAddressText, isChainId, isHexOf, isRecord } from './guards.ts'
import type { Stores } from './stores.ts'

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
