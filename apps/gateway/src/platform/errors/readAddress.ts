import { type Address, getAddress, isAddress } from 'viem'
import { invalidField } from './HttpError.ts'

/** An address in lower case or with the right checksum; else undefined. */
export const toChecksum = (value: string): Address | undefined =>
  isAddress(value) ? getAddress(value) : undefined

/** @throws HttpError 422. */
export function readAddress(
  value: string,
  path: readonly string[] = [],
): Address {
  const address = toChecksum(value)
  if (address === undefined) throw invalidField('Invalid address', path)
  return address
}
