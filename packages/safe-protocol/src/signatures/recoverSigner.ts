import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { hashMessage } from '@strongroom/internal/hashMessage'
import { keccak } from '@strongroom/internal/keccak256'
import type { Address, Hex } from 'viem'
import { strip, stripFixed } from '../bytes/hex.ts'
import { InvalidSignatureError } from '../errors.ts'

const order =
  0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** The hash that `personal_sign` and `eth_sign` sign for a 32-byte hash. */
export function prefixHash(hash: Hex): Hex {
  return `0x${hashMessage(stripFixed(hash, 32, 'hash'))}`
}

/** Reads `v` of 65 bytes: 27/28 and 31/32 as they are, 0/1 as the bare parity. */
export function readRecoveryId(hex: string): { v: number; parity: number } {
  if (hex.length !== 130)
    throw new InvalidSignatureError('expected 65 bytes.', 'length')
  const v = Number.parseInt(hex.slice(128), 16)
  if (![0, 1, 27, 28, 31, 32].includes(v))
    throw new InvalidSignatureError(`v is ${v}.`, 'recovery-id')
  return { v, parity: v < 2 ? v : (v - 27) % 4 }
}

/** Recovers without looking at the prefix: `parity` is 0 or 1. */
export async function recover(
  hex: string,
  parity: number,
  hash: Hex,
): Promise<Address> {
  const r = BigInt(`0x${hex.slice(0, 64)}`)
  const s = BigInt(`0x${hex.slice(64, 128)}`)
  if (!r || !s || r >= order || s >= order)
    throw new InvalidSignatureError('r or s is out of range.', 'scalar')
  if (s > order >> 1n)
    throw new InvalidSignatureError(
      's is in the upper half of the curve order: the signature is malleable.',
      'malleable',
    )
  const { recoverPublicKey } = await import(
    '@strongroom/internal/recoverPublicKey'
  )
  const key = recoverPublicKey(hash.slice(2), hex.slice(0, 128), parity)
  if (key === undefined)
    throw new InvalidSignatureError(
      'no key can have made this signature.',
      'unrecoverable',
    )
  return checksumAddress(keccak(key).slice(24))
}

/**
 * Recovers who made a 65-byte signature over `hash`. `v` 0, 1, 27 and 28 sign the hash
 * itself; 31 and 32 sign its EIP-191 form (`eth_sign`). The curve code loads on first use.
 *
 * @throws InvalidSignatureError for any other `v`, a wrong length, `r` or `s` out of
 * range, a malleable `s`, or a point that is not on the curve.
 *
 * @example
 * ```ts
 * import { recoverSigner } from '@strongroom/safe-protocol'
 *
 * export async function isSignedBy(
 *   owner: string,
 *   signature: `0x${string}`,
 *   safeTxHash: `0x${string}`,
 * ) {
 *   return (await recoverSigner(signature, safeTxHash)) === owner
 * }
 * ```
 */
export async function recoverSigner(
  signature: Hex,
  hash: Hex,
): Promise<Address> {
  const hex = strip(signature, 'signature')
  const { v, parity } = readRecoveryId(hex)
  stripFixed(hash, 32, 'hash')
  return recover(hex, parity, v > 30 ? prefixHash(hash) : hash)
}
