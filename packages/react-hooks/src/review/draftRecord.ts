import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type { ReviewedPayload } from '../sign/ReviewedPayload.ts'
import type { ChainSafe } from '../verify/Verification.ts'

/**
 * A transaction that was executed without a proposal, in the gateway's shape: its
 * page needs it until the gateway has read it from the chain.
 */
export function draftRecord(
  { safe, transaction, hashes }: ReviewedPayload,
  { owners, threshold }: Pick<ChainSafe, 'owners' | 'threshold'>,
): TransactionDetails {
  const named = (value: TransactionDetails['safeAddress']) => ({ value })
  const { safeTxHash } = hashes
  return {
    safeAddress: safe,
    txId: `multisig_${safe}_${safeTxHash}`,
    txStatus: 'AWAITING_EXECUTION',
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
      signers: owners.map(named),
      confirmationsRequired: threshold,
      confirmations: [],
      rejectors: [],
      trusted: true,
    },
  }
}
