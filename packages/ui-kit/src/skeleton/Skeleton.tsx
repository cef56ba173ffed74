import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of lines. @default 1 */
  lines?: number | undefined
  /** `row` has the size of a list row. @default 'text' */
  shape?: 'text' | 'row' | 'block' | undefined
  /** Read aloud once for the whole group. @default 'Loading' */
  label?: string | undefined
}

/** Holds the place of content that is on its way. */
export function Skeleton({
  lines = 1,
  shape = 'text',
  label = 'Loading',
  className,
  ...rest
}: SkeletonProps) {
  const keys = Array.from({ length: lines }, (_, index) => `line-${index}`)
  return (
    <div
      {...rest}
      className={classNames('sr-skeleton', className)}
      data-shape={shape}
      role="status"
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {keys.map((key) => (
        <span key={key} className="sr-skeleton-line" />
      ))}
    </div>
  )
}
