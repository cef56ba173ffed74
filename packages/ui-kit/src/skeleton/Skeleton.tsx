import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { defaultSkeletonLabels } from './skeletonLabels.ts'

/** Props of `Skeleton`. */
export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of lines. @default 1 */
  lines?: number | undefined
  /**
   * Shape of the later content, so that the layout stays in place. @default
   * 'text'
   */
  shape?:
    | 'text'
    | 'row'
    | 'table'
    | 'card'
    | 'address'
    | 'tile'
    | 'block'
    | undefined
  /** Read aloud once for the whole group. @default 'Loading' */
  label?: string | undefined
}

/** Holds the place of content that is on its way. */
export function Skeleton({
  lines = 1,
  shape = 'text',
  label,
  className,
  ...rest
}: SkeletonProps) {
  const texts = useLabels('skeleton', defaultSkeletonLabels, { label })
  const keys = Array.from({ length: lines }, (_, index) => `line-${index}`)
  return (
    <div
      {...rest}
      className={classNames('sr-skeleton', className)}
      data-shape={shape}
      role="status"
      aria-busy="true"
    >
      <VisuallyHidden>{texts.label}</VisuallyHidden>
      {keys.map((key) => (
        <span key={key} className="sr-skeleton-line" />
      ))}
    </div>
  )
}
