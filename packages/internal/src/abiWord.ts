import { isBytes } from './hex.ts'

/** An integer as 32 bytes, unprefixed; negative ones in two's complement. */
export function integerWord(value: bigint | number): string {
  return BigInt.asUintN(256, BigInt(value)).toString(16).padStart(64, '0')
}

/** Unprefixed bytes, filled up with zeros to whole words. */
export function padRight(hex: string): string {
  return hex.padEnd(Math.ceil(hex.length / 64) * 64, '0')
}

/**
 * An integer of so many bits as 32 bytes, unprefixed; `undefined` for any other
 * value. A number that is not exact may have been rounded by a JSON parser.
 */
export function encodeInteger(
  value: unknown,
  bits: number,
  isSigned = false,
): string | undefined {
  const number = Number.isSafeInteger(value) ? BigInt(value as number) : value
  const fit = isSigned ? BigInt.asIntN : BigInt.asUintN
  return typeof number === 'bigint' && fit(bits, number) === number
    ? integerWord(number)
    : undefined
}

/**
 * A value of one of the ABI's types that fill one word: `address`, `bool`,
 * `bytes1` to `bytes32`, `uint8` to `uint256`, `int8` to `int256`. `undefined`
 * for any other type, and for a value that does not fit its type.
 */
export function encodeWord(type: string, value: unknown): string | undefined {
  if (type === 'address')
    return isBytes(value, 20)
      ? value.slice(2).toLowerCase().padStart(64, '0')
      : undefined
  if (type === 'bool')
    return typeof value === 'boolean' ? integerWord(Number(value)) : undefined
  const [, base, digits] = /^(bytes|u?int)([1-9]\d{0,2})$/.exec(type) ?? []
  const size = Number(digits)
  if (base === 'bytes')
    return size <= 32 && isBytes(value, size)
      ? value.slice(2).toLowerCase().padEnd(64, '0')
      : undefined
  return base !== undefined && size % 8 === 0 && size <= 256
    ? encodeInteger(value, size, base === 'int')
    : undefined
}
