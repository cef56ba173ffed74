/** Hexadecimal text. */
export type Hex = `0x${string}`

/** Whether `value` is 0x and whole bytes, `size` of them if given. */
export function isBytes(value: unknown, size?: number): value is Hex {
  return (
    typeof value === 'string' &&
    /^0x[\da-fA-F]*$/.test(value) &&
    (size === undefined
      ? value.length % 2 === 0
      : value.length === 2 + 2 * size)
  )
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
export function toHex(bytes: Iterable<number>): string {
  let hex = ''
  for (const byte of bytes)
    hex += digits.charAt(byte >> 4) + digits.charAt(byte & 15)
  return hex
}

/** The UTF-8 bytes of a text as unprefixed hexadecimal. */
export function textToHex(text: string): string {
  return toHex(new TextEncoder().encode(text))
}
