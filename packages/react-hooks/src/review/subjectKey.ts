import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type { SafeTransaction } from '@strongroom/safe-protocol'
import type { ReviewSubject } from './checkTransaction.ts'
import { isRecordOf } from './isRecordOf.ts'

/** JSON that names what is under review; a bigint as its digits with an `n`. */
export function subjectKey(subject: unknown): string {
  return JSON.stringify(subject, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
}

/**
 * Draft or record to check; undefined until a matching record is loaded.
 *
 * @param isOwnStatus The record's status is what this browser's node said.
 */
export function subjectOf(
  asked: {
    readonly transactionId?: string | undefined
    readonly transaction?: Readonly<SafeTransaction> | undefined
  },
  details: TransactionDetails | undefined,
  isOwnStatus: boolean,
): ReviewSubject | undefined {
  const { transactionId, transaction } = asked
  if (transaction) return { transaction }
  return details?.detailedExecutionInfo?.type === 'MULTISIG' &&
    transactionId !== undefined &&
    isRecordOf(transactionId, details)
    ? {
        ...{ details, transactionId },
        ...(isOwnStatus && { claimed: 'AWAITING_EXECUTION' }),
      }
    : undefined
}
