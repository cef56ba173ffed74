import { toAddress } from '@strongroom/safe-protocol'
import type { Address } from 'viem'

/** Why a text is no usable address. */
export type AddressErrorCode =
  | 'empty'
  | 'malformed'
  | 'checksum'
  | 'wrong-chain'

/** An address that was typed, or why it is none. */
export type ParsedAddress =
  | { address: Address; prefix: string | null; error: null }
  | { address: null; prefix: string | null; error: AddressErrorCode }

/** Options of `parseAddressText`. */
export interface ParseAddressTextOptions {
  /** EIP-3770 short name of the chain the address must belong to. */
  shortName?: string | undefined
}

// Invisible characters travel along when an address is copied out of a chat.
const noise = /[\s"'`<>\p{Cf}]/gu

/**
 * Reads an address as people paste it: with stray space, quotes, or an
 * EIP-3770 prefix. A mixed-case address must carry a right EIP-55 checksum;
 * a prefix of another chain is refused.
 *
 * @example
 * ```ts
 * import { parseAddressText } from '@strongroom/ui-kit'
 *
 * parseAddressText('matic:0x…', { shortName: 'eth' }).error // 'wrong-chain'
 * ```
 */
export function parseAddressText(
  text: string,
  options: ParseAddressTextOptions = {},
): ParsedAddress {
  const cleaned = text.slice(0, 512).replace(noise, '')
  if (cleaned === '') return { address: null, prefix: null, error: 'empty' }
  const match =
    /^(?:(?<prefix>[a-z0-9-]{1,32}):)?(?<hex>0x[0-9a-f]{40})$/iu.exec(cleaned)
  const prefix = match?.groups?.['prefix'] ?? null
  const found = match?.groups?.['hex']
  if (found === undefined) {
    return { address: null, prefix, error: 'malformed' }
  }
  let address: Address
  try {
    address = toAddress(`0x${found.slice(2)}`)
  } catch {
    return { address: null, prefix, error: 'checksum' }
  }
  if (
    prefix !== null &&
    options.shortName !== undefined &&
    prefix.toLowerCase() !== options.shortName.toLowerCase()
  ) {
    return { address: null, prefix, error: 'wrong-chain' }
  }
  return { address, prefix, error: null }
}
