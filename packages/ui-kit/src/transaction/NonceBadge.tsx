import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { defaultNonceBadgeLabels } from './nonceBadgeLabels.ts'

/** Props of `NonceBadge`. */
export interface NonceBadgeProps
  extends Omit<ComponentProps<'span'>, 'children' | 'nonce'> {
  nonce: number
  /** Read aloud before the number. @default 'Nonce' */
  label?: string | undefined
}

/** The place of a transaction in the safe's order. */
export function NonceBadge({
  nonce,
  label,
  className,
  ...rest
}: NonceBadgeProps) {
  const texts = useLabels('nonceBadge', defaultNonceBadgeLabels, { label })
  const text = `${texts.label} ${nonce}`
  return (
    // One element: lists have one in each row.
    <span
      title={text}
      {...rest}
      role="img"
      aria-label={text}
      className={classNames('sr-nonce', className)}
    >
      {nonce}
    </span>
  )
}
