import type { TransactionStatus } from '@strongroom/gateway-sdk'
import type { MultisigRecord } from './MultisigRecord.ts'

/** Time for the indexer to see the execution that moved the nonce. */
const indexerLag = 60_000

export function transactionStatus(
  record: Pick<
    MultisigRecord,
    'nonce' | 'modified' | 'confirmations' | 'execution'
  >,
  safe: { nonce: number; threshold: number },
  now: number,
): TransactionStatus {
  const { execution, confirmations } = record
  if (execution !== null) return execution.success ? 'SUCCESS' : 'FAILED'
  const confirmed = confirmations.length >= safe.threshold
  if (record.nonce < safe.nonce) {
    return confirmed && now - record.modified < indexerLag
      ? 'AWAITING_EXECUTION'
      : 'CANCELLED'
  }
  return confirmed ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS'
}
