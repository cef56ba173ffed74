import type {
  Address,
  TransactionDetails,
  TransactionStatus,
  TransactionSummary,
} from '../../types/index.gen.ts'
import { createAddressEx } from '../fixtures/common.ts'
import { fixtureAddresses } from '../fixtures/fixtureAddresses.ts'
import { callData, toCall } from './describeCall.ts'
import { same } from './same.ts'
import type { StoredSafe, StoredTransaction } from './types.ts'

export function statusOf(
  safe: StoredSafe,
  transaction: StoredTransaction,
): TransactionStatus {
  const { executed, nonce, confirmations } = transaction
  if (executed) return executed.success ? 'SUCCESS' : 'FAILED'
  if (safe.info.nonce > nonce) return 'CANCELLED'
  return confirmations.length < safe.info.threshold
    ? 'AWAITING_CONFIRMATIONS'
    : 'AWAITING_EXECUTION'
}

function idOf(safe: StoredSafe, transaction: StoredTransaction): string {
  return `multisig_${safe.info.address.value}_${transaction.body.safeTxHash}`
}

/** Owners who have not confirmed. */
export function missingOf(
  safe: StoredSafe,
  transaction: StoredTransaction,
): Address[] {
  return safe.info.owners
    .map(({ value }) => value)
    .filter(
      (owner) =>
        !transaction.confirmations.some(({ signer }) => same(signer, owner)),
    )
}

/** The transaction as lists show it. */
export function summaryOf(
  safe: StoredSafe,
  transaction: StoredTransaction,
): TransactionSummary {
  const { executed, submittedAt, info, app, note, nonce } = transaction
  const txStatus = statusOf(safe, transaction)
  return {
    id: idOf(safe, transaction),
    timestamp: executed?.at ?? submittedAt,
    txStatus,
    txInfo: info,
    txHash: executed?.txHash ?? null,
    executionInfo: {
      type: 'MULTISIG',
      nonce,
      confirmationsRequired: executed?.threshold ?? safe.info.threshold,
      confirmationsSubmitted: transaction.confirmations.length,
      missingSigners:
        txStatus === 'AWAITING_CONFIRMATIONS'
          ? missingOf(safe, transaction).map((owner) => createAddressEx(owner))
          : null,
    },
    safeAppInfo: app,
    note,
  }
}

/** The transaction on its own. */
export function detailsOf(
  safe: StoredSafe,
  transaction: StoredTransaction,
): TransactionDetails {
  const { body, executed, confirmations, proposedByDelegate } = transaction
  const { safeTxGas, baseGas, gasPrice, gasToken, safeTxHash } = body
  return {
    safeAddress: safe.info.address.value,
    txId: idOf(safe, transaction),
    executedAt: executed?.at ?? null,
    txStatus: statusOf(safe, transaction),
    txInfo: transaction.info,
    txData: callData(toCall(body), transaction.decoded),
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: transaction.submittedAt,
      nonce: transaction.nonce,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      fee: '0',
      payment: '0',
      refundReceiver: createAddressEx(
        body.refundReceiver ?? fixtureAddresses.zero,
      ),
      safeTxHash,
      executor: executed ? createAddressEx(executed.executor) : null,
      signers: safe.info.owners,
      confirmationsRequired: executed?.threshold ?? safe.info.threshold,
      confirmations: confirmations.map(({ signer, ...rest }) => ({
        signer: createAddressEx(signer),
        ...rest,
      })),
      rejectors: rejectorsOf(safe, transaction).map((owner) =>
        createAddressEx(owner),
      ),
      gasTokenInfo: null,
      trusted: true,
      proposer: createAddressEx(transaction.proposer),
      proposedByDelegate: proposedByDelegate
        ? createAddressEx(proposedByDelegate)
        : null,
    },
    txHash: executed?.txHash ?? null,
    safeAppInfo: transaction.app,
    note: transaction.note,
  }
}

/** Owners who confirmed an empty call of the safe with the same nonce. */
function rejectorsOf(
  safe: StoredSafe,
  transaction: StoredTransaction,
): Address[] {
  return safe.transactions
    .filter(
      (other) =>
        other !== transaction &&
        other.nonce === transaction.nonce &&
        same(other.body.to, safe.info.address.value) &&
        other.body.value === '0' &&
        (other.body.data ?? '0x') === '0x',
    )
    .flatMap(({ confirmations }) => confirmations.map(({ signer }) => signer))
}
