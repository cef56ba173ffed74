import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

export interface NonceBadgeProps
  extends Omit<ComponentProps<'span'>, 'children' | 'nonce'> {
  nonce: number
  /** Read aloud before the number. @default 'Nonce' */
  label?: string | undefined
}

/** The place of a transaction in the safe's order. */
export function NonceBadge({
  nonce,
  label = 'Nonce',
  className,
  ...rest
}: NonceBadgeProps) {
  return (
    <span
      title={`${label} ${nonce}`}
      {...rest}
      className={classNames('sr-nonce', className)}
    >
      <VisuallyHidden>{label} </VisuallyHidden>
      {nonce}
    </span>
  )
}
