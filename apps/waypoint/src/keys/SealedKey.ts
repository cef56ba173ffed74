/** A private key at rest: sealed by a key that scripts can not export. */
export interface SealedKey {
  sealer: CryptoKey
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

/** Whether a record of the database is a sealed key. */
export function isSealedKey(value: unknown): value is SealedKey {
  if (typeof value !== 'object' || value === null) return false
  const { sealer, iv, sealed } = value as Partial<SealedKey>
  return (
    sealer instanceof CryptoKey &&
    iv instanceof Uint8Array &&
    sealed instanceof ArrayBuffer
  )
}
