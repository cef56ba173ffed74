'use client'

import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { defaultClaimLabels } from '../text/claimLabels.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

/** One chip of `FilterChips`. */
export interface FilterChip<Value extends string = string> {
  /** Given to `onValueChange`. */
  value: Value
  label: string
  /** How many entries the filter leaves, as it is shown. */
  count?: number | string | undefined
  /** The count is what the gateway says, and is not proven. @default false */
  claimed?: boolean | undefined
}

/** Props of `FilterChips`. */
export interface FilterChipsProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'role'> {
  /** What the chips filter, for screen readers. */
  label: string
  /** In the order in which they are shown; each value is different. */
  chips: readonly FilterChip<Value>[]
  /** Value of the chip that is pressed. */
  value: Value
  onValueChange: (value: Value) => void
}

/** A list's filter of which one choice always stands, with a count for each choice. */
export function FilterChips<Value extends string>({
  label,
  chips,
  value,
  onValueChange,
  className,
  ...rest
}: FilterChipsProps<Value>) {
  const claims = useLabels('claim', defaultClaimLabels)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this applies at once.
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={classNames('sr-filter-chips', className)}
    >
      {chips.map(({ value: own, label: text, count, claimed }) => (
        <button
          key={own}
          type="button"
          className="sr-filter-chip"
          aria-pressed={own === value}
          onClick={() => onValueChange(own)}
        >
          {text}{' '}
          {count !== undefined && (
            <span className="sr-filter-chip-count" data-claimed={claimed}>
              {count}
              {claimed && <VisuallyHidden> ({claims.gateway})</VisuallyHidden>}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
