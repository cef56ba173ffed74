/** Any object, as far as the guards know it. */
export type Fields = Readonly<Record<string, unknown>>

/** A check of one value, which stands `depth` levels below the root. */
export type Guard = (value: unknown, depth: number) => boolean

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: unknown, isItem: Guard, depth = 0): boolean {
  if (!Array.isArray(value)) return false
  for (let index = 0; index < value.length; index++)
    if (!isItem(value[index], depth)) return false
  return true
}

export function isMap(value: unknown, isItem: Guard, depth = 0): boolean {
  if (!isObject(value)) return false
  for (const key in value) if (!isItem(value[key], depth)) return false
  return true
}

export function isString(value: unknown): boolean {
  return typeof value === 'string'
}

export function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value)
}

export function isInteger(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

/** Text of `min` to `max` characters, where a surrogate pair is one. */
export function isText(value: unknown, min: number, max: number): boolean {
  if (typeof value !== 'string') return false
  // A character is one or two units, so only texts in between are counted.
  const units = value.length
  if (units < min || units > 2 * max) return false
  if (units >= 2 * min && units <= max) return true
  const characters = [...value].length
  return characters >= min && characters <= max
}

// By character code: 0 for the digits of hex, 1 for all else. One entry for every
// code there is, so that looking one up needs no branch.
const notHex = /* @__PURE__ */ createTable('0123456789abcdefABCDEF')

function createTable(zeros: string): Uint8Array {
  const table = new Uint8Array(65_536).fill(1)
  for (const zero of zeros) table[zero.charCodeAt(0)] = 0
  return table
}

function miss(text: string, at: number): number {
  return notHex[text.charCodeAt(at)] as number
}

/**
 * `0x` and whole bytes. Digits and letters come in no order that a processor can
 * foresee, so no character is branched on: on new data that is four times as
 * fast as the regular expression. Most of the time of a long page is spent here.
 */
export function isHex(value: unknown): boolean {
  if (typeof value !== 'string' || value.length % 2 !== 0) return false
  if (value.charCodeAt(0) !== 48 || value.charCodeAt(1) !== 120) return false
  let misses = 0
  let at = 2
  const last = value.length - 8
  for (; at <= last; at += 8)
    misses |=
      miss(value, at) |
      miss(value, at + 1) |
      miss(value, at + 2) |
      miss(value, at + 3) |
      miss(value, at + 4) |
      miss(value, at + 5) |
      miss(value, at + 6) |
      miss(value, at + 7)
  for (; at < value.length; at++) misses |= miss(value, at)
  return misses === 0
}

export function isHash(value: unknown): boolean {
  return typeof value === 'string' && value.length === 66 && isHex(value)
}

// The last good address of each kind of ending. A page names few addresses often:
// its safe in every row, a dozen tokens. Comparing texts is cheaper than reading.
const seen: string[] = /* @__PURE__ */ new Array<string>(256).fill('')

export function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length !== 42) return false
  const ending = (value.charCodeAt(40) << 4) ^ value.charCodeAt(41)
  const slot = ((value.charCodeAt(39) << 2) ^ ending) & 255
  if (seen[slot] === value) return true
  if (!isHex(value)) return false
  seen[slot] = value
  return true
}

/** Digits for a number of 78 digits or less. */
export function isChainId(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 78) return false
  for (let at = 0; at < value.length; at++)
    if ((value.charCodeAt(at) ^ 48) > 9) return false
  return value !== ''
}

// 2^256 - 1
const maxUint256 =
  '115792089237316195423570985008687907853269984665640564039457584007913129639935'

export function isUint256(value: unknown): boolean {
  // Two numbers with as many digits compare like their texts.
  return (
    isChainId(value) &&
    ((value as string).length < 78 || (value as string) <= maxUint256)
  )
}
