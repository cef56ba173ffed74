import { typedDomain, typedDomainType } from './domain.ts'
import type { SafeDomain, SafeTransaction } from './SafeTransaction.ts'

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
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice } =
    transaction
  const { gasToken, refundReceiver, nonce } = transaction
  return {
    domain: typedDomain(domain),
    types: {
      EIP712Domain: typedDomainType(domain),
      SafeTx: [
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
        { name: 'safeTxGas', type: 'uint256' },
        { name: 'baseGas', type: 'uint256' },
        { name: 'gasPrice', type: 'uint256' },
        { name: 'gasToken', type: 'address' },
        { name: 'refundReceiver', type: 'address' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    primaryType: 'SafeTx' as const,
    message: {
      to,
      value,
      data,
      operation,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
      nonce,
    },
  }
}
