import { Children, type ComponentProps } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { warning } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import {
  type ConflictGroupLabels,
  defaultConflictGroupLabels,
} from './conflictGroupLabels.ts'

/** Props of `ConflictGroup`. */
export interface ConflictGroupProps
  extends Omit<ComponentProps<'section'>, 'nonce'> {
  nonce: number
  /** Number of rivals. @default the number of children */
  count?: number | undefined
  /** `count` is below 2 while the others are on a page not loaded yet. */
  label?: ConflictGroupLabels['label'] | undefined
}

/** Transactions on one nonce, of which only one can ever run. */
export function ConflictGroup({
  nonce,
  count,
  label,
  className,
  children,
  ...rest
}: ConflictGroupProps) {
  const texts = useLabels('conflictGroup', defaultConflictGroupLabels, {
    label,
  })
  const text = texts.label(nonce, count ?? Children.toArray(children).length)
  return (
    <section
      {...rest}
      className={classNames('sr-conflict', className)}
      aria-label={text}
    >
      <p className="sr-conflict-head">
        <Glyph path={warning} />
        <span>{text}</span>
      </p>
      {children}
    </section>
  )
}
