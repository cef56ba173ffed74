'use client'

import type { ComponentProps } from 'react'
import { Field, type FieldProps, useField } from './Field.tsx'

/** Props of `TextArea`. */
export interface TextAreaProps extends ComponentProps<'textarea'>, FieldProps {}

/** Several lines of text, four unless `rows` is given. */
export function TextArea(props: TextAreaProps) {
  const { frame, control, handleChange } = useField(props)
  return (
    <Field {...frame}>
      <textarea rows={4} {...control} onChange={handleChange} />
    </Field>
  )
}
