import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
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
  return (
    <span
      title={`${texts.label} ${nonce}`}
      {...rest}
      className={classNames('sr-nonce', className)}
    >
      <VisuallyHidden>{texts.label} </VisuallyHidden>
      {nonce}
    </span>
  )
}
