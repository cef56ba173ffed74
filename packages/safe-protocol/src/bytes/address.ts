import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { isBytes } from '@strongroom/internal/hex'
import type { Address } from 'viem'
import { InvalidInputError } from '../errors.ts'

/** Forty lower-case digits of an address; the checksum is not looked at. */
export function stripAddress(value: unknown, field: string): string {
  if (!isBytes(value, 20))
    throw new InvalidInputError(field, 'expected a 20-byte address')
  return value.slice(2).toLowerCase()
}

/**
 * The address with its checksum (EIP-55). Digits in one case carry none and pass;
 * mixed case with a wrong checksum is a mistyped address. `field` names the value in
 * the error.
 *
 * @throws InvalidInputError
 * @example
 * ```ts
 * import { toAddress } from '@strongroom/safe-protocol'
 *
 * toAddress('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')
 * // '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
 * ```
 */
export function toAddress(value: unknown, field = 'address'): Address {
  const hex = stripAddress(value, field)
  const address = checksumAddress(hex)
  const digits = (value as string).slice(2)
  if (address !== value && digits !== hex && digits !== hex.toUpperCase())
    throw new InvalidInputError(field, 'the address has a wrong checksum')
  return address
}

/** Whether two addresses are the same account. */
export function sameAddress(a: string, b: string | undefined): boolean {
  return a.toLowerCase() === b?.toLowerCase()
}
