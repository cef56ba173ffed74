'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { describeField } from './describeField.ts'
import { Field } from './Field.tsx'

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  label: ReactNode
  hint?: ReactNode | undefined
  warning?: ReactNode | undefined
  error?: ReactNode | undefined
  /** The new text, beside the native `onChange`. */
  onValueChange?: ((value: string) => void) | undefined
  /** Use the monospaced face: hashes, addresses, data. */
  mono?: boolean | undefined
  /** At the end of the label's line. */
  aside?: ReactNode | undefined
  /** Inside the box, before the text. */
  prefix?: ReactNode | undefined
  /** Inside the box, after the text. */
  suffix?: ReactNode | undefined
}

/** One line of text with a label. `className` and `style` go to the field. */
export function TextField({
  label,
  hint,
  warning,
  error,
  onValueChange,
  mono = false,
  aside,
  prefix,
  suffix,
  id,
  className,
  style,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      warning={warning}
      error={error}
      aside={aside}
      className={className}
    >
      <div className="sr-input" style={style} data-mono={mono || undefined}>
        {prefix !== undefined && (
          <span className="sr-input-affix">{prefix}</span>
        )}
        <input
          type="text"
          autoComplete="off"
          {...rest}
          {...describeField(fieldId, { hint, warning, error, describedBy })}
          id={fieldId}
          className="sr-input-control"
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.currentTarget.value)
          }}
        />
        {suffix !== undefined && (
          <span className="sr-input-affix">{suffix}</span>
        )}
      </div>
    </Field>
  )
}
