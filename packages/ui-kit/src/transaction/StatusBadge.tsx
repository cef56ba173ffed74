import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { ComponentProps } from 'react'
import { Badge, type BadgeProps } from '../badge/Badge.tsx'
import type { IconName } from '../icon/Icon.tsx'
import { defaultTransactionLabels } from './TransactionLabels.ts'

type TransactionStatus = TransactionItem['transaction']['txStatus']

const looks: Record<
  TransactionStatus,
  { tone: BadgeProps['tone']; icon: IconName }
> = {
  AWAITING_CONFIRMATIONS: { tone: 'warning', icon: 'clock' },
  AWAITING_EXECUTION: { tone: 'accent', icon: 'chevronRight' },
  CANCELLED: { tone: 'neutral', icon: 'cross' },
  FAILED: { tone: 'danger', icon: 'alert' },
  SUCCESS: { tone: 'success', icon: 'check' },
}

export interface StatusBadgeProps
  extends Omit<ComponentProps<'span'>, 'children'> {
  status: TransactionStatus
  labels?: Partial<Record<TransactionStatus, string>> | undefined
}

/** The state of a transaction in words, shape and colour. */
export function StatusBadge({ status, labels, ...rest }: StatusBadgeProps) {
  // A status of the future is shown as it came.
  const look = Object.hasOwn(looks, status)
    ? looks[status]
    : { tone: 'neutral' as const, icon: 'info' as const }
  return (
    <Badge {...rest} tone={look.tone} icon={look.icon}>
      {labels?.[status] ?? defaultTransactionLabels.status[status] ?? status}
    </Badge>
  )
}
