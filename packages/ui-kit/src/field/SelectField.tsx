'use client'

import type { ComponentProps } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDown } from '../icon/paths.ts'
import { Field, type FieldProps, useField } from './Field.tsx'

/** One value that a `SelectField` offers. */
export interface SelectOption {
  /** What `onValueChange` gets; unique in the list. */
  value: string
  label: string
  /** Shown, but not to be chosen. @default false */
  disabled?: boolean | undefined
}

/** Props of `SelectField`. */
export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'>,
    FieldProps {
  options: readonly SelectOption[]
}

/** One of several values: the platform's own list, styled like a text field. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, control, handleChange } = useField(props)
  return (
    <Field {...frame}>
      <select {...control} onChange={handleChange}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Glyph path={chevronDown} className="sr-input-chevron" />
    </Field>
  )
}
