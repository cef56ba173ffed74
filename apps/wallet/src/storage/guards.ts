import type { Address, Hex } from 'viem'

export type Json = Record<string, unknown>

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isHexOf = (value: unknown, bytes: number): value is Hex =>
  typeof value === 'string' &&
  value.length === 2 + bytes * 2 &&
  /^0x[0-9a-f]*$/i.test(value)

/** Whole bytes in hexadecimal, none included. */
export const isHexText = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value)

export const isAddressText = (value: unknown): value is Address =>
  isHexOf(value, 20)

export const isChainId = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value)

export const isHttpUrl = (value: unknown): value is string =>
  typeof value === 'string' &&
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol)

/** A name people may type: trimmed, no control or direction characters. */
export function cleanName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const name = value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 64)
  return name === '' ? undefined : name
}
