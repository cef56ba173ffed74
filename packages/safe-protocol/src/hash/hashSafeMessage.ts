import { hashMessage as hash } from '@strongroom/internal/hashMessage'
import { textToHex } from '@strongroom/internal/hex'
import { keccak } from '@strongroom/internal/keccak256'
import type { Hex, TypedDataDefinition } from 'viem'
import { strip, typeHash } from '../bytes/hex.ts'
import { domainSeparator, hashPair } from './domain.ts'
import { hashTypedData, type TypedData } from './hashTypedData.ts'
import type { SafeDomain } from './SafeTransaction.ts'

/** Hashes for owners who let a safe sign a message. */
export interface SafeMessageHashes {
  domainHash: Hex
  messageHash: Hex
  /** Hash that the owners sign. */
  safeMessageHash: Hex
}

/**
 * Hashes `SafeMessage(bytes message)` for bytes as they are: 32 bytes of a digest, or the
 * pre-image that an older child safe passes to its parent.
 *
 * @example
 * ```ts
 * import { hashSafeMessageBytes } from '@strongroom/safe-protocol'
 *
 * const { safeMessageHash } = hashSafeMessageBytes(
 *   { chainId: 2020, safe: '0x8ba1f109551bD432803012645Ac136ddd64DBA72' },
 *   `0x${'11'.repeat(32)}`,
 * )
 * ```
 */
export function hashSafeMessageBytes(
  domain: SafeDomain,
  message: Hex,
): SafeMessageHashes {
  const domainHash = domainSeparator(domain)
  const messageHash = keccak(
    typeHash('SafeMessage(bytes message)') + keccak(strip(message, 'message')),
  )
  return {
    domainHash: `0x${domainHash}`,
    messageHash: `0x${messageHash}`,
    safeMessageHash: hashPair(domainHash, messageHash),
  }
}

/**
 * The hash of a text (EIP-191) or of typed data (EIP-712), before the safe wraps it.
 *
 * @throws InvalidInputError when typed data does not fit its types.
 *
 * @example
 * ```ts
 * import { hashMessageDigest } from '@strongroom/safe-protocol'
 *
 * const digest = hashMessageDigest('hello')
 * ```
 */
export function hashMessageDigest(
  message: string | TypedDataDefinition | TypedData,
): Hex {
  if (typeof message !== 'string') return hashTypedData(message)
  return `0x${hash(textToHex(message))}`
}

/**
 * Hashes an off-chain message of a safe. `digest` is what an app knows, and what
 * `isValidSignature(bytes32,bytes)` takes; `safeMessageHash` is what owners sign.
 * A text that looks like hexadecimal is still hashed as text.
 *
 * @throws InvalidInputError when typed data is malformed or does not fit its types.
 * @throws UnsupportedVersionError for a safe before 1.0.0.
 *
 * @example
 * ```ts
 * import { hashSafeMessage } from '@strongroom/safe-protocol'
 *
 * const { digest, safeMessageHash } = hashSafeMessage(
 *   { chainId: 2020, safe: '0x8ba1f109551bD432803012645Ac136ddd64DBA72' },
 *   'I agree to the terms',
 * )
 * ```
 */
export function hashSafeMessage(
  domain: SafeDomain,
  message: string | TypedDataDefinition | TypedData,
): SafeMessageHashes & { digest: Hex } {
  const digest = hashMessageDigest(message)
  return { ...hashSafeMessageBytes(domain, digest), digest }
}
