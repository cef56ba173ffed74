import type { Address } from 'viem'
import { checksumAddress } from './checksumAddress.ts'

const accountLimit = 1000
const shape = /^0x[0-9a-f]{40}$/i

/**
 * Keeps what is an address, checksummed, in the wallet's order. A mixed-case
 * address with a wrong checksum is dropped: it may be a typing error.
 */
export function parseAccounts(value: unknown): readonly Address[] {
  if (!Array.isArray(value)) return []
  return value
    .slice(0, accountLimit)
    .map(parseAccount)
    .filter((account) => account !== undefined)
}

function parseAccount(value: unknown): Address | undefined {
  if (typeof value !== 'string' || !shape.test(value)) return undefined
  const account = checksumAddress(value)
  const isPlain = value === value.toLowerCase()
  return isPlain || value === account ? account : undefined
}
