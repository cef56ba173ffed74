import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { ComponentProps } from 'react'
import { Tag, type TagProps } from '../badge/Tag.tsx'
import { alert, check, chevronRight, clock, cross } from '../icon/paths.ts'
import { useLabels } from '../labels/useLabels.ts'
import { humanizeConstant } from './humanizeConstant.ts'
import { defaultStatusLabels, type StatusLabels } from './statusLabels.ts'

type TransactionStatus = TransactionItem['transaction']['txStatus']

const looks: Record<TransactionStatus, [TagProps['tone'], path: string]> = {
  AWAITING_CONFIRMATIONS: ['warning', clock],
  AWAITING_EXECUTION: ['accent', chevronRight],
  CANCELLED: ['neutral', cross],
  FAILED: ['danger', alert],
  SUCCESS: ['success', check],
}

export interface StatusBadgeProps
  extends Omit<ComponentProps<'span'>, 'children'> {
  status: TransactionStatus
  labels?: Partial<StatusLabels> | undefined
}

/** The state of a transaction in words, shape and colour. */
export function StatusBadge({ status, labels, ...rest }: StatusBadgeProps) {
  const texts = useLabels('status', defaultStatusLabels, labels)
  // A status of the future is shown as it came.
  const known = Object.hasOwn(looks, status)
  const [tone, path] = known ? looks[status] : []
  return (
    <Tag {...rest} tone={tone} path={path}>
      {known ? texts[status] : humanizeConstant(status)}
    </Tag>
  )
}
