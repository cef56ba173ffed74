import type { TransactionItem } from '@strongroom/gateway-sdk'
import { Badge } from '../badge/Badge.tsx'
import { ThresholdMeter } from '../token/ThresholdMeter.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { TimeOfDay } from './TimeOfDay.tsx'
import type { TransactionLabels } from './TransactionLabels.ts'

export interface RowStateProps {
  transaction: TransactionItem['transaction']
  account: string | null | undefined
  locale: string | undefined
  timeZone: string | undefined
  texts: TransactionLabels
}

/** Confirmations, time and status of a row. */
export function RowState({
  transaction,
  account,
  locale,
  timeZone,
  texts,
}: RowStateProps) {
  const { executionInfo: execution, txStatus } = transaction
  const waiting =
    txStatus === 'AWAITING_CONFIRMATIONS' || txStatus === 'AWAITING_EXECUTION'
  const wanted =
    execution?.type === 'MULTISIG' &&
    typeof account === 'string' &&
    execution.missingSigners?.some(
      ({ value }) => value.toLowerCase() === account.toLowerCase(),
    )
  return (
    <div className="sr-tx-state">
      <span className="sr-tx-lock">
        {execution?.type === 'MODULE' && <Badge>{texts.module}</Badge>}
        {execution?.type === 'MULTISIG' && waiting && (
          <ThresholdMeter
            confirmed={execution.confirmationsSubmitted}
            required={execution.confirmationsRequired}
          />
        )}
      </span>
      <TimeOfDay
        timestamp={transaction.timestamp}
        locale={locale}
        timeZone={timeZone}
        className="sr-tx-time"
      />
      {wanted === true ? (
        <Badge tone="warning" icon="user">
          {texts.yours}
        </Badge>
      ) : (
        <StatusBadge status={txStatus} labels={texts.status} />
      )}
    </div>
  )
}
