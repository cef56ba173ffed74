import { hashMessage as hash } from '@strongroom/internal/hashMessage'
import { textToHex } from '@strongroom/internal/hex'

/** The EIP-191 hash of a text. Hex is a text like any other. */
export function hashMessage(message: string): `0x${string}` {
  return hashMessageBytes(textToHex(message))
}

/** The EIP-191 hash of bytes, given as unprefixed hex. */
export function hashMessageBytes(hex: string): `0x${string}` {
  return `0x${hash(hex)}`
}
