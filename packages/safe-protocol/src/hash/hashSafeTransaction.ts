import { keccak } from '@strongroom/internal/keccak256'
import type { Hex } from 'viem'
import { stripAddress } from '../bytes/address.ts'
import { strip, typeHash, word } from '../bytes/hex.ts'
import { InvalidInputError } from '../errors.ts'
import { domainSeparator, hashPair } from './domain.ts'
import {
  type SafeDomain,
  type SafeTransaction,
  safeTxFields,
} from './SafeTransaction.ts'

/** Hashes that a hardware wallet shows and that the owners sign. */
export interface SafeTransactionHashes {
  domainHash: Hex
  messageHash: Hex
  safeTxHash: Hex
}

/**
 * Computes the domain hash, the message hash and the hash that owners sign, from the
 * fields alone (EIP-712, Safe 1.0.0 and later). Four keccaks, no schema, no network.
 *
 * @throws InvalidInputError when a field does not fit its type.
 * @throws UnsupportedVersionError when the version is below 1.0.0 or unreadable.
 *
 * @example
 * ```ts
 * import {
 *   createSafeTransaction,
 *   hashSafeTransaction,
 * } from '@strongroom/safe-protocol'
 *
 * const { safeTxHash } = hashSafeTransaction(
 *   { chainId: 2020, safe: '0x8ba1f109551bD432803012645Ac136ddd64DBA72' },
 *   createSafeTransaction({
 *     to: '0x000000000000000000000000000000000000dEaD',
 *     nonce: 0n,
 *   }),
 * )
 * ```
 */
export function hashSafeTransaction(
  domain: SafeDomain,
  transaction: SafeTransaction,
): SafeTransactionHashes {
  const tx = transaction
  if (tx.operation !== 0 && tx.operation !== 1)
    throw new InvalidInputError('operation', 'expected 0 or 1')
  const domainHash = domainSeparator(domain)
  const messageHash = keccak(
    typeHash(`SafeTx(${safeTxFields})`) +
      stripAddress(tx.to, 'to').padStart(64, '0') +
      word(tx.value, 'value') +
      keccak(strip(tx.data, 'data')) +
      word(tx.operation, 'operation') +
      word(tx.safeTxGas, 'safeTxGas') +
      word(tx.baseGas, 'baseGas') +
      word(tx.gasPrice, 'gasPrice') +
      stripAddress(tx.gasToken, 'gasToken').padStart(64, '0') +
      stripAddress(tx.refundReceiver, 'refundReceiver').padStart(64, '0') +
      word(tx.nonce, 'nonce'),
  )
  return {
    domainHash: `0x${domainHash}`,
    messageHash: `0x${messageHash}`,
    safeTxHash: hashPair(domainHash, messageHash),
  }
}
