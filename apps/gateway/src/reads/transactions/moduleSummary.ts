import type {
  TransactionDetails,
  TransactionSummary,
} from '@strongroom/gateway-sdk'
import type { DecodedCall } from '../contracts/decodeData.ts'
import type { ModuleRow } from '../lists/readHistory.ts'
import type { Names } from '../names/Names.ts'
import { transactionData } from './transactionData.ts'
import { moduleId } from './transactionId.ts'
import { transactionInfo } from './transactionInfo.ts'

/** A transaction that a module made, in a list. */
export function moduleSummary(
  row: ModuleRow,
  call: DecodedCall,
  names: Names,
): TransactionSummary {
  return {
    id: moduleId(row.safe, row.txHash, row.logIndex),
    timestamp: row.timestamp,
    txStatus: row.success ? 'SUCCESS' : 'FAILED',
    txInfo: transactionInfo(row, call.decoded, names),
    txHash: row.txHash,
    executionInfo: { type: 'MODULE', address: names.of(row.module) },
    safeAppInfo: null,
    note: null,
  }
}

/** Everything about one transaction that a module made. */
export function moduleDetails(
  row: ModuleRow,
  call: DecodedCall,
  names: Names,
): TransactionDetails {
  const { id, txStatus, txInfo } = moduleSummary(row, call, names)
  return {
    safeAddress: row.safe,
    txId: id,
    executedAt: row.timestamp,
    txStatus,
    txInfo,
    txData: transactionData(row, call, names),
    detailedExecutionInfo: { type: 'MODULE', address: names.of(row.module) },
    txHash: row.txHash,
    safeAppInfo: null,
    note: null,
  }
}
