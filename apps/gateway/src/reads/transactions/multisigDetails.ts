import type {
  DetailedExecutionInfo,
  TransactionDetails,
} from '@strongroom/gateway-sdk/schemas'
import { type Address, zeroAddress } from 'viem'
import { bareAddress } from '../names/Names.ts'
import { confirmationsRequired } from './executionInfo.ts'
import { type MultisigView, multisigSummary } from './multisigSummary.ts'
import { transactionData } from './transactionData.ts'

const executionDetails = (
  { record, safe, names }: MultisigView,
  rejectors: readonly Address[],
): DetailedExecutionInfo => {
  const { execution } = record
  return {
    type: 'MULTISIG',
    submittedAt: record.submitted,
    nonce: record.nonce,
    safeTxGas: record.safeTxGas,
    baseGas: record.baseGas,
    gasPrice: record.gasPrice,
    gasToken: record.gasToken,
    fee: execution?.fee ?? '0',
    payment: execution?.payment ?? '0',
    refundReceiver: names.of(record.refundReceiver),
    safeTxHash: record.safeTxHash,
    executor: execution === null ? null : bareAddress(execution.executor),
    signers: safe.owners.map(bareAddress),
    confirmationsRequired: confirmationsRequired(record, safe),
    confirmations: record.confirmations.map((confirmation) => ({
      signer: bareAddress(confirmation.owner),
      signature: confirmation.signature,
      submittedAt: confirmation.submitted,
    })),
    rejectors: rejectors.map(bareAddress),
    gasTokenInfo:
      record.gasToken === zeroAddress
        ? null
        : (names.tokenInfo(record.gasToken) ?? null),
    // Every stored transaction has the signature or approval of an owner or
    // delegate.
    trusted: true,
    proposer: record.proposer === null ? null : bareAddress(record.proposer),
    proposedByDelegate:
      record.proposedByDelegate === null
        ? null
        : bareAddress(record.proposedByDelegate),
  }
}

/** Everything about one multisig transaction. */
export function multisigDetails(
  view: MultisigView,
  rejectors: readonly Address[],
): TransactionDetails {
  const { record, call, names } = view
  const summary = multisigSummary(view)
  return {
    safeAddress: record.safe,
    txId: summary.id,
    executedAt: record.execution?.timestamp ?? null,
    txStatus: summary.txStatus,
    txInfo: summary.txInfo,
    txData: transactionData(record, call, names),
    detailedExecutionInfo: executionDetails(view, rejectors),
    txHash: summary.txHash ?? null,
    safeAppInfo: summary.safeAppInfo ?? null,
    note: summary.note ?? null,
  }
}
