import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'

export interface QueueLabelProps
  extends Omit<ComponentProps<'h3'>, 'children'> {
  label: 'Next' | 'Queued'
  labels?: Partial<Record<'Next' | 'Queued', string>> | undefined
}

const defaultLabels = { Next: 'Next to execute', Queued: 'Queued behind it' }

/** The heading over the next transaction, or over those behind it. */
export function QueueLabel({
  label,
  labels,
  className,
  ...rest
}: QueueLabelProps) {
  return (
    <h3 {...rest} className={classNames('sr-list-label', className)}>
      {labels?.[label] ?? defaultLabels[label]}
    </h3>
  )
}
