import type {
  TransactionDetails,
  TransactionSummary,
} from '../../schemas/index.ts'
import { createTransactionData } from '../fixtures/transactionDetails.ts'
import type { StoredSafe } from './types.ts'

/**
 * Details of an entry without a proposal: a transfer or a module transaction.
 */
export function historyDetails(
  safe: StoredSafe,
  summary: TransactionSummary,
): TransactionDetails {
  const { id, timestamp, txStatus, txInfo, txHash, executionInfo } = summary
  const module = executionInfo?.type === 'MODULE' ? executionInfo : null
  return {
    safeAddress: safe.info.address.value,
    txId: id,
    executedAt: timestamp,
    txStatus,
    txInfo,
    txData:
      module && createTransactionData({ to: targetOf(txInfo), value: '0' }),
    detailedExecutionInfo: module,
    txHash: txHash ?? null,
    safeAppInfo: summary.safeAppInfo ?? null,
    note: summary.note ?? null,
  }
}

function targetOf(info: TransactionSummary['txInfo']) {
  if (info.type === 'Custom') return info.to
  const { to } = createTransactionData()
  return info.type === 'Transfer' ? info.recipient : to
}
