'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../internal/classNames.ts'
import { describeField, isShown } from './Field.tsx'

/** Props of `Checkbox`. */
export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is agreed to, beside the box. */
  label: ReactNode
  /** What follows from it; under the label. */
  hint?: ReactNode | undefined
  /** The new state, beside the native `onChange`. */
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
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={classNames('sr-checkbox', className)} style={style}>
      <input
        {...rest}
        {...describeField(fieldId, { hint, describedBy })}
        id={fieldId}
        type="checkbox"
        className="sr-checkbox-control"
        onChange={(event) => {
          onChange?.(event)
          onCheckedChange?.(event.currentTarget.checked)
        }}
      />
      <label htmlFor={fieldId}>{label}</label>
      {isShown(hint) && (
        <p id={`${fieldId}-hint`} className="sr-field-hint sr-checkbox-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
