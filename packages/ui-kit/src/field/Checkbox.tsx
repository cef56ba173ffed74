'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../internal/classNames.ts'

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** A yes or no with its sentence beside it. */
export function Checkbox({
  label,
  hint,
  onCheckedChange,
  id,
  className,
  style,
  onChange,
  ...rest
}: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={classNames('sr-checkbox', className)} style={style}>
      <input
        {...rest}
        id={fieldId}
        type="checkbox"
        className="sr-checkbox-control"
        aria-describedby={hint === undefined ? undefined : `${fieldId}-hint`}
        onChange={(event) => {
          onChange?.(event)
          onCheckedChange?.(event.currentTarget.checked)
        }}
      />
      <label htmlFor={fieldId}>{label}</label>
      {hint !== undefined && (
        <p id={`${fieldId}-hint`} className="sr-field-hint sr-checkbox-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
