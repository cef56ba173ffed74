import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { isBytes } from '@strongroom/internal/hex'
import type { Address } from 'viem'

const accountLimit = 1000

/**
 * Keeps valid addresses, checksummed, in the wallet's order. A mixed-case
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
  if (!isBytes(value, 20)) return undefined
  const account = checksumAddress(value.slice(2))
  const isPlain = value === value.toLowerCase()
  return isPlain || value === account ? account : undefined
}
