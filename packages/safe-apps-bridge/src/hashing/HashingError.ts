/**
 * An input cannot be hashed. Hashing is a separate module so that it loads
 * alone: the bridge turns this into a `BridgeError`.
 */
export class HashingError extends Error {
  override readonly name = 'HashingError'
  readonly code = -32602
}
