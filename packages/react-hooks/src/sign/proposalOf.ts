import type { ProposeTransactionBody } from '@strongroom/gateway-sdk'
import type { Address, Hex } from 'viem'
import type { ReviewedPayload } from './ReviewedPayload.ts'

/** The body that proposes a transaction, or adds a signature to it. */
export function proposalOf(
  payload: ReviewedPayload,
  signed: {
    sender: Address
    signature: Hex | null
    origin?: string | undefined
  },
): ProposeTransactionBody {
  const { transaction, hashes } = payload
  return {
    to: transaction.to,
    value: transaction.value.toString(),
    data: transaction.data,
    nonce: transaction.nonce.toString(),
    operation: transaction.operation,
    safeTxGas: transaction.safeTxGas.toString(),
    baseGas: transaction.baseGas.toString(),
    gasPrice: transaction.gasPrice.toString(),
    gasToken: transaction.gasToken,
    refundReceiver: transaction.refundReceiver,
    safeTxHash: hashes.safeTxHash,
    sender: signed.sender,
    signature: signed.signature,
    ...(signed.origin === undefined ? {} : { origin: signed.origin }),
  }
}
