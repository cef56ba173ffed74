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

/** A checksummed address; mixed case with a wrong checksum is refused. */
export function toAddress(value: unknown, field: string): Address {
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
