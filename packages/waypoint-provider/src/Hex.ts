/** Hexadecimal text. */
export type Hex = `0x${string}`

/** A 20-byte address; checksummed (EIP-55) wherever this package gives one. */
export type Address = Hex
