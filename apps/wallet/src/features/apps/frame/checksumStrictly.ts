import { type Address, checksumAddress, isAddress } from 'viem'

/**
 * An address with its checksum. One in mixed case must have the right one
 * already: a wrong one is a mistyped address.
 *
 * @throws TypeError
 */
export function checksumStrictly(address: string): Address {
  const digits = address.slice(2)
  const isPlain = digits === digits.toUpperCase()
  const given = isPlain ? address.toLowerCase() : address
  if (!isAddress(given)) throw new TypeError('The address is mistyped.')
  return checksumAddress(given)
}
