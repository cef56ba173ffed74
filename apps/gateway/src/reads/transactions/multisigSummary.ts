import type { TransactionSummary } from '@strongroom/gateway-sdk'
import type { DecodedCall } from '../contracts/decodeData.ts'
import type { Names } from '../names/Names.ts'
import { executionInfo, type SafeNow } from './executionInfo.ts'
import type { MultisigRecord } from './MultisigRecord.ts'
import { readOrigin } from './origin.ts'
import { multisigId } from './transactionId.ts'
import { transactionInfo } from './transactionInfo.ts'
import { transactionStatus } from './transactionStatus.ts'

export interface MultisigView {
  record: MultisigRecord
  safe: SafeNow
  call: DecodedCall
  names: Names
  now: number
}

/** A multisig transaction in a list. */
export function multisigSummary(view: MultisigView): TransactionSummary {
  const { record, safe, call, names, now } = view
  const txStatus = transactionStatus(record, safe, now)
  return {
    id: multisigId(record.safe, record.safeTxHash),
    timestamp: record.execution?.timestamp ?? record.submitted,
    txStatus,
    txInfo: transactionInfo({ ...record, refund: record }, call.decoded, names),
    txHash: record.execution?.txHash ?? null,
    executionInfo: executionInfo(record, safe, txStatus),
    ...readOrigin(record.origin),
  }
}
