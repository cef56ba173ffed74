import type { Address } from 'viem'
import { findLookAlike, type KnownAddress } from '../address/findLookAlike.ts'
import {
  type AddressErrorCode,
  parseAddressText,
} from '../address/parseAddressText.ts'

export type AddressInputValue = {
  /** Prefix found in the text, whatever it is. */
  prefix: string | null
  /** The trusted address this one imitates: ask before going on. */
  lookAlike: KnownAddress | null
} & (
  | { address: Address; error: null }
  | { address: null; error: AddressErrorCode }
)

/** What an `AddressInput` with this text holds. */
export function readAddressInput(
  text: string,
  options: {
    shortName?: string | undefined
    anchors?: readonly KnownAddress[] | undefined
  } = {},
): AddressInputValue {
  const parsed = parseAddressText(text, { shortName: options.shortName })
  if (parsed.address === null) return { ...parsed, lookAlike: null }
  return {
    ...parsed,
    lookAlike: findLookAlike(parsed.address, options.anchors ?? []) ?? null,
  }
}
