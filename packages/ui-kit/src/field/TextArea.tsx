'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { describeField } from './describeField.ts'
import { Field } from './Field.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode
  hint?: ReactNode | undefined
  warning?: ReactNode | undefined
  error?: ReactNode | undefined
  onValueChange?: ((value: string) => void) | undefined
  mono?: boolean | undefined
}

/** Several lines of text with a label. */
export function TextArea({
  label,
  hint,
  warning,
  error,
  onValueChange,
  mono = false,
  id,
  className,
  style,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
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
      <div className="sr-input" style={style} data-mono={mono || undefined}>
        <textarea
          rows={4}
          {...rest}
          {...describeField(fieldId, { hint, warning, error, describedBy })}
          id={fieldId}
          className="sr-input-control"
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.currentTarget.value)
          }}
        />
      </div>
    </Field>
  )
}
