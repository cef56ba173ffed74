import {
  findLookAlike,
  type KnownAddress,
} from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import {
  type AddressErrorCode,
  parseAddressText,
} from '../address/parseAddressText.ts'

/** Why an `AddressInput` holds no address; the last four are about a name. */
export type AddressInputErrorCode =
  | AddressErrorCode
  | 'looking-up'
  | 'not-found'
  | 'lookup-failed'
  | 'hidden-characters'

/** What `AddressInput` holds. */
export type AddressInputValue = {
  /** Any prefix found in the text. */
  prefix: string | null
  /** The trusted address this one imitates: ask before going on. */
  lookAlike: KnownAddress | null
} & (
  | {
      address: Address
      error: null
      /** The name that was looked up. Keep both: a name can move. */
      name?: string | undefined
    }
  | { address: null; error: AddressInputErrorCode }
)

/** Value of an `AddressInput` with this text; names are not looked up. */
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
