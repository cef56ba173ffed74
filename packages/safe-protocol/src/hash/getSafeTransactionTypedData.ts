import { parseFields } from '../abi/parseSignature.ts'
import { toSafeTypedData } from './domain.ts'
import {
  type SafeDomain,
  type SafeTransaction,
  safeTxFields,
} from './SafeTransaction.ts'

/**
 * The typed data of a transaction, for `eth_signTypedData_v4` or viem's `signTypedData`.
 * Its hash is the `safeTxHash` of {@link hashSafeTransaction}.
 *
 * @example
 * ```ts
 * import {
 *   createSafeTransaction,
 *   getSafeTransactionTypedData,
 * } from '@strongroom/safe-protocol'
 *
 * const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
 * const typedData = getSafeTransactionTypedData(
 *   { chainId: 2020, safe },
 *   createSafeTransaction({ to: safe, nonce: 0n }),
 * )
 * ```
 */
export function getSafeTransactionTypedData(
  domain: SafeDomain,
  transaction: SafeTransaction,
) {
  const fields = parseFields(safeTxFields)
  // Copies known fields only, so that the wallet gets no other field of the
  // object.
  const message = Object.fromEntries(
    fields.map(({ name }) => [name, transaction[name]]),
  ) as unknown as SafeTransaction
  return toSafeTypedData(domain, { SafeTx: fields }, 'SafeTx', message)
}
