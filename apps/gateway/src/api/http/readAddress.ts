import type { Address } from 'viem'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import { toChecksum } from '../../platform/toChecksum.ts'

/** @throws RefusalError `invalid-field`. */
export function readAddress(
  value: string,
  path: readonly string[] = [],
): Address {
  const address = toChecksum(value)
  if (address === undefined) throw invalidField('Invalid address', path)
  return address
}
