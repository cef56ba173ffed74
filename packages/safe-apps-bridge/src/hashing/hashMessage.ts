import { fromText, keccak } from './bytes.ts'

/** The EIP-191 hash of a text. Hex is a text like any other. */
export function hashMessage(message: string): `0x${string}` {
  return hashMessageBytes(fromText(message))
}

/** The EIP-191 hash of bytes, given as unprefixed hex. */
export function hashMessageBytes(hex: string): `0x${string}` {
  const prefix = fromText(`\x19Ethereum Signed Message:\n${hex.length / 2}`)
  return `0x${keccak(prefix + hex)}`
}
