import { secp256k1 } from '@noble/curves/secp256k1'

/**
 * The key that signed a hash, as 128 digits; `undefined` when there is none.
 * The curve weighs 16 kB: import this file on demand.
 *
 * @param hash 64 digits
 * @param scalars r and s, 128 digits
 * @param parity 0 or 1
 */
export function recoverPublicKey(
  hash: string,
  scalars: string,
  parity: number,
): string | undefined {
  try {
    return secp256k1.Signature.fromCompact(scalars)
      .addRecoveryBit(parity)
      .recoverPublicKey(hash)
      .toHex(false)
      .slice(2)
  } catch {
    return undefined
  }
}
