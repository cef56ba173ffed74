import { cleanText } from '../text/cleanText.ts'
import { prefixOf } from './prefixOf.ts'
import { shortenAddress } from './shortenAddress.ts'

/** Options of `describeAddress`. */
export interface DescribeAddressOptions {
  /** Name from a source the user trusts: the address book, own safes. */
  name?: string | null | undefined
  /** EIP-3770 short name of the chain. */
  shortName?: string | undefined
  /** Whether every digit is shown. @default false */
  full?: boolean | undefined
}

/** What a component shows of an address. */
export interface AddressDescription {
  /** Whether the text is an address at all: `0x` and 40 hexadecimal digits. */
  valid: boolean
  /** Whether the name still has visible text once it is cleaned. */
  named: boolean
  /** The address behind the chain's prefix, as in `eth:0x…`. */
  prefixed: string
  /** `0x1f98…F984`. */
  short: string
  /**
   * Whether a button to copy may stand beside it. Address poisoning lives on
   * eight digits beside such a button: without a name, all must be shown.
   */
  mayCopy: boolean
}

/**
 * Prepares an address for safe display; `Address` is drawn from it.
 *
 * @example
 * ```ts
 * import { describeAddress } from '@strongroom/ui-kit'
 *
 * describeAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8').mayCopy // false
 * ```
 */
export function describeAddress(
  address: string,
  { name, shortName, full = false }: DescribeAddressOptions = {},
): AddressDescription {
  const valid = /^0x[\da-f]{40}$/iu.test(address)
  // A name of invisible characters only would pass for one in the book.
  const named = !!name && cleanText(name).text !== ''
  return {
    valid,
    named,
    prefixed: prefixOf(shortName) + address,
    short: shortenAddress(address),
    mayCopy: valid && (full || named),
  }
}
