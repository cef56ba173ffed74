import { toAddress } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import {
  cleanName,
  isAddressText,
  isChainId,
  isRecord,
  type Json,
} from './guards.ts'

/** chain id → lower-case address → name. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A safe this browser remembers, owned or only watched. */
export interface RememberedSafe {
  chainId: string
  address: Address
  /** Stands first in lists. */
  pinned?: true
  /** When it was last open here, in milliseconds since 1970. */
  openedAt?: number
  /**
   * Creation data of a reserved safe: the wallet computes the address from it.
   * `readReservation` reads it; nothing in it is believed before.
   */
  creation?: Json
}

/** Whether two entries are the same safe on the same network. */
export const isSameSafe = (
  a: Pick<RememberedSafe, 'chainId' | 'address'>,
  b: Pick<RememberedSafe, 'chainId' | 'address'>,
): boolean =>
  a.chainId === b.chainId && a.address.toLowerCase() === b.address.toLowerCase()

export function parseSafes(
  value: unknown,
): readonly RememberedSafe[] | undefined {
  if (!Array.isArray(value)) return undefined
  const seen = new Map<string, RememberedSafe>()
  for (const entry of value) {
    if (!isRecord(entry)) continue
    const { chainId, address, pinned, openedAt, creation } = entry
    if (!isChainId(chainId) || !isAddressText(address)) continue
    const safe = {
      chainId,
      address: toAddress(address.toLowerCase()),
      ...(pinned === true ? { pinned: true as const } : {}),
      ...(isTime(openedAt) ? { openedAt } : {}),
      ...(isRecord(creation) ? { creation } : {}),
    }
    seen.set(`${chainId}:${safe.address}`, safe)
  }
  return [...seen.values()]
}

export function parseNames(value: unknown): Names | undefined {
  if (!isRecord(value)) return undefined
  const names: Record<string, Record<string, string>> = {}
  for (const [chainId, entries] of Object.entries(value)) {
    if (!isChainId(chainId) || !isRecord(entries)) continue
    const chain: Record<string, string> = {}
    for (const [address, given] of Object.entries(entries)) {
      const name = cleanName(given)
      if (isAddressText(address) && name !== undefined)
        chain[address.toLowerCase()] = name
    }
    names[chainId] = chain
  }
  return names
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0
