'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDown } from '../icon/paths.ts'
import { describeField } from './describeField.ts'
import { Field } from './Field.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> {
  label: ReactNode
  options: readonly SelectOption[]
  hint?: ReactNode | undefined
  warning?: ReactNode | undefined
  error?: ReactNode | undefined
  onValueChange?: ((value: string) => void) | undefined
}

/** One of several values: the platform's own list, styled like a text field. */
export function SelectField({
  label,
  options,
  hint,
  warning,
  error,
  onValueChange,
  id,
  className,
  style,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      warning={warning}
      error={error}
      className={className}
    >
      <div className="sr-input" style={style}>
        <select
          {...rest}
          {...describeField(fieldId, { hint, warning, error, describedBy })}
          id={fieldId}
          className="sr-input-control sr-input-select"
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.currentTarget.value)
          }}
        >
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
            >
              {option.label}
            </option>
          ))}
        </select>
        <Glyph path={chevronDown} className="sr-input-chevron" />
      </div>
    </Field>
  )
}
