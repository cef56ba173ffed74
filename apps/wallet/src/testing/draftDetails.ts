import type { TransactionDetails } from '@strongroom/gateway-sdk'
import {
  hashSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import type { OpenSafe } from '../app/safe/useSafeFromUrl.ts'

/**
 * Puts a draft into the gateway's shape, so that it passes the same checks as a
 * proposed transaction.
 */
export function draftDetails(
  safe: OpenSafe,
  transaction: SafeTransaction,
): TransactionDetails {
  const named = (value: TransactionDetails['safeAddress']) => ({ value })
  const { safeTxHash } = hashSafeTransaction(
    {
      chainId: BigInt(safe.chainId),
      safe: safe.address,
      version: safe.version?.split('+')[0],
    },
    transaction,
  )
  return {
    safeAddress: safe.address,
    txId: `multisig_${safe.address}_${safeTxHash}`,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: {
      type: 'Custom',
      to: named(transaction.to),
      dataSize: String((transaction.data.length - 2) / 2),
      isCancellation: false,
    },
    txData: {
      hexData: transaction.data,
      to: named(transaction.to),
      value: transaction.value.toString(),
      operation: transaction.operation,
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: Date.now(),
      nonce: Number(transaction.nonce),
      safeTxGas: transaction.safeTxGas.toString(),
      baseGas: transaction.baseGas.toString(),
      gasPrice: transaction.gasPrice.toString(),
      gasToken: transaction.gasToken,
      refundReceiver: named(transaction.refundReceiver),
      safeTxHash,
      signers: safe.owners.map(named),
      confirmationsRequired: safe.threshold,
      confirmations: [],
      rejectors: [],
      trusted: false,
    },
  }
}
