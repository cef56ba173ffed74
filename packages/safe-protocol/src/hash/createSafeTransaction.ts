import { toAddress } from '../bytes/address.ts'
import { strip, word, zeroAddress } from '../bytes/hex.ts'
import { InvalidInputError } from '../errors.ts'
import type { SafeTransaction } from './SafeTransaction.ts'

/**
 * Fills missing fields with zero and checks all of them: checksums, ranges,
 * whole bytes. The result is frozen, so the reviewed fields are hashed and
 * sent.
 *
 * @throws InvalidInputError for an invalid field.
 *
 * @example
 * ```ts
 * import { createSafeTransaction } from '@strongroom/safe-protocol'
 *
 * const transaction = createSafeTransaction({
 *   to: '0x000000000000000000000000000000000000dEaD',
 *   value: 1n,
 *   nonce: 7n,
 * })
 * ```
 */
export function createSafeTransaction(
  partial: Pick<SafeTransaction, 'to' | 'nonce'> & Partial<SafeTransaction>,
): Readonly<SafeTransaction> {
  const operation = partial.operation ?? 0
  if (operation !== 0 && operation !== 1)
    throw new InvalidInputError('operation', 'expected 0 or 1')
  const integer = (name: keyof SafeTransaction): bigint => {
    const value = partial[name] ?? 0n
    word(value, name)
    return BigInt(value as bigint)
  }
  return Object.freeze({
    to: toAddress(partial.to, 'to'),
    value: integer('value'),
    data: `0x${strip(partial.data ?? '0x', 'data')}`,
    operation,
    safeTxGas: integer('safeTxGas'),
    baseGas: integer('baseGas'),
    gasPrice: integer('gasPrice'),
    gasToken: toAddress(partial.gasToken ?? zeroAddress, 'gasToken'),
    refundReceiver: toAddress(
      partial.refundReceiver ?? zeroAddress,
      'refundReceiver',
    ),
    nonce: integer('nonce'),
  })
}
