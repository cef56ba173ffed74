import { keccak_256 } from '@noble/hashes/sha3'
import { HashingError } from './HashingError.ts'

const digits = '0123456789abcdef'

/** Unprefixed hex of bytes. */
function fromBytes(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes)
    hex += digits.charAt(byte >> 4) + digits.charAt(byte & 15)
  return hex
}

/** Whether `value` is 0x and whole bytes. */
export function isBytes(value: unknown): value is string {
  return typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)
}

/** Unprefixed hex of `value`, which has to be 0x and whole bytes. */
export function strip(value: unknown, field: string): string {
  if (!isBytes(value))
    throw new HashingError(`"${field}" is not 0x-prefixed whole bytes.`)
  return value.slice(2)
}

/** Unprefixed hex of a text in UTF-8. */
export function fromText(text: string): string {
  return fromBytes(new TextEncoder().encode(text))
}

/** Keccak-256 of unprefixed hex, unprefixed. */
export function keccak(hex: string): string {
  const bytes = new Uint8Array(hex.length / 2)
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16)
  return fromBytes(keccak_256(bytes))
}

/** A 32-byte word of an integer. */
export function word(value: bigint | number): string {
  return BigInt.asUintN(256, BigInt(value)).toString(16).padStart(64, '0')
}

/** `bytes` as the ABI writes it: its length, and the bytes in whole words. */
export function encodeBytes(hex: string): string {
  const size = Math.ceil(hex.length / 64) * 64
  return word(hex.length / 2) + hex.padEnd(size, '0')
}
