import { type Address, getAddress, isAddress } from 'viem'

const accountLimit = 1000

/**
 * Keeps what is an address, checksummed, in the wallet's order. A mixed-case
 * address with a wrong checksum is dropped: it may be a typing error.
 */
export function parseAccounts(value: unknown): readonly Address[] {
  if (!Array.isArray(value)) return []
  return value
    .slice(0, accountLimit)
    .filter((entry): entry is Address => isAddress(entry))
    .map((entry) => getAddress(entry))
}
