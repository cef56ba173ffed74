import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'

/** Props of `VisuallyHidden`. */
export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return (
    <span {...rest} className={classNames('sr-visually-hidden', className)} />
  )
}
