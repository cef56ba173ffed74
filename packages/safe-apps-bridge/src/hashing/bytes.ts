import { integerWord, padRight } from '@strongroom/internal/abiWord'
import { isBytes } from '@strongroom/internal/hex'
import { HashingError } from './HashingError.ts'

/** Unprefixed hex of `value`, which has to be 0x and whole bytes. */
export function strip(value: unknown, field: string): string {
  if (!isBytes(value))
    throw new HashingError(`"${field}" is not 0x-prefixed whole bytes.`)
  return value.slice(2)
}

/** `bytes` as the ABI writes it: its length, and the bytes in whole words. */
export function encodeBytes(hex: string): string {
  return integerWord(hex.length / 2) + padRight(hex)
}
