import type {
  TransactionDetails,
  TransactionSummary,
} from '@strongroom/gateway-sdk'
import type { TransferRow } from '../lists/readHistory.ts'
import type { Names } from '../names/Names.ts'
import { transferId } from './transactionId.ts'
import { transferInfo } from './transferInfo.ts'

/** A transfer in a list. */
export function transferSummary(
  row: TransferRow,
  names: Names,
  imitation = false,
): TransactionSummary {
  const native = row.kind === 'NATIVE_COIN'
  return {
    id: transferId(row.safe, row.txHash, row.position, native),
    timestamp: row.timestamp,
    txStatus: 'SUCCESS',
    txInfo: transferInfo({ ...row, imitation }, names),
    txHash: row.txHash,
    executionInfo: null,
    safeAppInfo: null,
    note: null,
  }
}

/** Everything about one transfer. */
export function transferDetails(
  row: TransferRow,
  names: Names,
): TransactionDetails {
  const { id, txInfo } = transferSummary(row, names)
  return {
    safeAddress: row.safe,
    txId: id,
    executedAt: row.timestamp,
    txStatus: 'SUCCESS',
    txInfo,
    txData: null,
    detailedExecutionInfo: null,
    txHash: row.txHash,
    safeAppInfo: null,
    note: null,
  }
}
