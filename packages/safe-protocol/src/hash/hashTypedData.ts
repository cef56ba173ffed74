import {
  hashTypedData as hash,
  type TypedData,
} from '@strongroom/internal/typedData'
import type { Hex } from 'viem'
import { InvalidInputError } from '../errors.ts'

export type { TypedData }

/**
 * The EIP-712 hash of any typed data.
 *
 * @throws InvalidInputError when the data is malformed or does not fit its types.
 */
export function hashTypedData(data: TypedData): Hex {
  return `0x${hash(data, (field, reason) => new InvalidInputError(field, reason))}`
}
