import { encodeInteger } from '@strongroom/internal/abiWord'
import { isBytes } from '@strongroom/internal/hex'
import { keccakText } from '@strongroom/internal/keccak256'
import { InvalidInputError } from '../errors.ts'

/** The zero address. */
export const zeroAddress = '0x0000000000000000000000000000000000000000'

/** Removes `0x` after proving that `value` is a whole number of bytes. */
export function strip(value: unknown, field: string): string {
  if (!isBytes(value))
    throw new InvalidInputError(field, 'expected 0x-prefixed whole bytes')
  return value.slice(2).toLowerCase()
}

/** Like `strip`, and the length in bytes must match. */
export function stripFixed(
  value: unknown,
  size: number,
  field: string,
): string {
  const hex = strip(value, field)
  if (hex.length !== size * 2)
    throw new InvalidInputError(field, `expected ${size} bytes`)
  return hex
}

/** One 32-byte word of an unsigned integer. */
export function word(value: unknown, field: string): string {
  const encoded = encodeInteger(value, 256)
  if (encoded === undefined)
    throw new InvalidInputError(field, 'expected an unsigned 256-bit integer')
  return encoded
}

const typeHashes = /* @__PURE__ */ new Map<string, string>()

/** The hash of one of our own type texts (EIP-712), without `0x`; computed once. */
export function typeHash(text: string): string {
  let hash = typeHashes.get(text)
  if (hash === undefined) {
    hash = keccakText(text)
    typeHashes.set(text, hash)
  }
  return hash
}
