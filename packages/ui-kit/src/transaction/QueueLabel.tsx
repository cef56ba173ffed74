import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { cleanText } from '../text/cleanText.ts'
import {
  defaultQueueLabelLabels,
  type QueueLabelLabels,
} from './queueLabelLabels.ts'

/** Props of `QueueLabel`. */
export interface QueueLabelProps
  extends Omit<ComponentProps<'h2'>, 'children'> {
  /** Level in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
  label: keyof QueueLabelLabels
  labels?: Partial<QueueLabelLabels> | undefined
}

/** The heading over the next transaction, or over those behind it. */
export function QueueLabel({
  headingLevel = 2,
  label,
  labels,
  className,
  ...rest
}: QueueLabelProps) {
  const texts = useLabels('queueLabel', defaultQueueLabelLabels, labels)
  const Heading = `h${headingLevel}` as const
  return (
    <Heading {...rest} className={classNames('sr-list-label', className)}>
      {Object.hasOwn(texts, label)
        ? texts[label]
        : // A label of the future is shown as it came.
          cleanText(label, 32).text}
    </Heading>
  )
}
