'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps, useField } from './Field.tsx'

/** Props of `TextField`. */
export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'prefix' | 'size'>,
    FieldProps {
  /** Inside the box, before the text. */
  prefix?: ReactNode | undefined
  /** Inside the box, after the text. */
  suffix?: ReactNode | undefined
}

/** One line of text. `className` goes to the field, `style` to its box. */
export function TextField({ prefix, suffix, ...props }: TextFieldProps) {
  const { frame, control, handleChange } = useField(props)
  return (
    <Field {...frame}>
      {prefix !== undefined && <span className="sr-input-affix">{prefix}</span>}
      <input
        type="text"
        autoComplete="off"
        {...control}
        onChange={handleChange}
      />
      {suffix !== undefined && <span className="sr-input-affix">{suffix}</span>}
    </Field>
  )
}
