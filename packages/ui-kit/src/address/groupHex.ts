/**
 * Splits a hex string into its `0x` and groups of four digits, the way it is
 * read aloud: `0x1234abcd` gives `['0x', '1234', 'abcd']`.
 */
export function groupHex(hex: string): string[] {
  const prefix = /^0x/iu.test(hex) ? hex.slice(0, 2) : ''
  const digits = hex.slice(prefix.length).match(/.{1,4}/gsu) ?? []
  return prefix === '' ? [...digits] : [prefix, ...digits]
}
