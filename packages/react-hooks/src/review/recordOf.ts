import type { TransactionDetails } from '@strongroom/gateway-sdk'
import { packSignatures, type SafeSignature } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { ReviewedPayload } from '../sign/ReviewedPayload.ts'
import { sameText } from '../verify/sameText.ts'
import type { ChainSafe } from '../verify/Verification.ts'

/** An owner may have left since the signature was given: it counts no more. */
export const signaturesOfOwners = (
  signatures: readonly SafeSignature[],
  owners: readonly Address[],
): readonly SafeSignature[] =>
  signatures.filter(({ signer }) => owners.some((one) => sameText(one, signer)))

/**
 * A transaction in the gateway's shape, with signatures of present owners. A page needs
 * it while no gateway has the transaction: it was executed without a proposal, or comes
 * in a bundle.
 */
export function recordOf(
  {
    safe,
    transaction,
    hashes,
  }: Pick<ReviewedPayload, 'safe' | 'transaction'> & {
    readonly hashes: Pick<ReviewedPayload['hashes'], 'safeTxHash'>
  },
  { owners, threshold }: Pick<ChainSafe, 'owners' | 'threshold'>,
  signatures: readonly SafeSignature[] = [],
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
      confirmations: signaturesOfOwners(signatures, owners).map((one) => ({
        signer: named(one.signer),
        signature: packSignatures([one]),
        submittedAt: Date.now(),
      })),
      rejectors: [],
      trusted: true,
    },
  }
}
