/** Reads hexadecimal text, with or without `0x`; an odd digit leads. */
export function hexToBytes(hex: string): Uint8Array {
  const digits = hex.replace(/^0x/i, '')
  const even = digits.length % 2 === 0 ? digits : `0${digits}`
  return Uint8Array.from(even.match(/../g) ?? [], (byte) =>
    Number.parseInt(byte, 16),
  )
}
