import type { Hex } from 'viem'
import { InvalidInputError } from '../errors.ts'
import { keccak256 } from './keccak256.ts'

/** The zero address. */
export const zeroAddress = '0x0000000000000000000000000000000000000000'

/** Removes `0x` after proving that `value` is a whole number of bytes. */
export function strip(value: unknown, field: string): string {
  if (typeof value !== 'string' || !/^0x(?:[\da-f]{2})*$/i.test(value))
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

/** One 32-byte word for an integer that must fit `bits`. */
export function word(value: unknown, field: string, bits = 256): string {
  let number: bigint | undefined
  if (typeof value === 'bigint') number = value
  else if (Number.isSafeInteger(value)) number = BigInt(value as number)
  if (number === undefined || number < 0n || number >> BigInt(bits))
    throw new InvalidInputError(
      field,
      `expected an unsigned ${bits}-bit integer`,
    )
  return number.toString(16).padStart(64, '0')
}

/** Pads bytes on the right to whole words. */
export function padRight(hex: string): string {
  return hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')
}

/** Value of a hexadecimal digit; the input is known to be one. */
function digit(code: number): number {
  return (code & 15) + (code >> 6) * 9
}

/** The bytes of unprefixed hexadecimal. */
export function toBytes(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2)
  for (let i = 0; i < bytes.length; i++)
    bytes[i] =
      digit(hex.charCodeAt(i * 2)) * 16 + digit(hex.charCodeAt(i * 2 + 1))
  return bytes
}

const digits = '0123456789abcdef'

/** Bytes as unprefixed hexadecimal. */
function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes)
    hex += digits.charAt(byte >> 4) + digits.charAt(byte & 15)
  return hex
}

/** Keccak-256 of unprefixed hexadecimal, unprefixed. */
export function keccak(hex: string): string {
  return toHex(keccak256(toBytes(hex)))
}

/** The UTF-8 bytes of a text as unprefixed hexadecimal. */
export function textToHex(text: string): string {
  return toHex(new TextEncoder().encode(text))
}

/** Keccak-256 of the UTF-8 bytes of a text. */
export function keccakText(text: string): Hex {
  return `0x${keccak(textToHex(text))}`
}

const typeHashes = /* @__PURE__ */ new Map<string, string>()

/** The hash of one of our own type texts (EIP-712), without `0x`; computed once. */
export function typeHash(text: string): string {
  let hash = typeHashes.get(text)
  if (hash === undefined) {
    hash = keccakText(text).slice(2)
    typeHashes.set(text, hash)
  }
  return hash
}
