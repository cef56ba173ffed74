import { textToHex } from './hex.ts'
import { keccak } from './keccak256.ts'

/**
 * The hash of bytes as `personal_sign` signs them (EIP-191, version E).
 *
 * @param hex unprefixed, like the hash
 */
export function hashMessage(hex: string): string {
  const prefix = textToHex(`\x19Ethereum Signed Message:\n${hex.length / 2}`)
  return keccak(prefix + hex)
}
