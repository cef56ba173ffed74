'use client'

import { type ReactNode, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { useLabels } from '../labels/useLabels.ts'
import {
  defaultNumberFieldLabels,
  type NumberFieldLabels,
} from './numberFieldLabels.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Props of `NumberField`. */
export interface NumberFieldProps
  extends Omit<
    TextFieldProps,
    'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'type'
  > {
  /** A safe integer, or `null` while the field is empty or invalid. */
  value: number | null
  onValueChange: (value: number | null) => void
  /** @default 0 */
  min?: number | undefined
  max?: number | undefined
  labels?: Partial<NumberFieldLabels> | undefined
}

/** A whole number: thresholds and nonces. */
export function NumberField({
  value,
  onValueChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  error,
  labels,
  disabled,
  readOnly,
  ...rest
}: NumberFieldProps) {
  const texts = useLabels('numberField', defaultNumberFieldLabels, labels)
  // The typed text is kept as long as it means the given value.
  const [draft, setDraft] = useState(value === null ? '' : String(value))
  const draftValue = parseInteger(draft)
  const text =
    draftValue === value || (value === null && draftValue === null)
      ? draft
      : value === null
        ? ''
        : String(value)
  const set = (next: string) => {
    setDraft(next)
    onValueChange(parseInteger(next))
  }
  const step = (by: number) => {
    const next = Math.min(Math.max((value ?? min) + by, min), max)
    set(String(next))
  }
  const problem: ReactNode =
    error ??
    (text.trim() !== '' && value === null
      ? texts.malformed
      : value !== null && value < min
        ? texts.tooSmall(min)
        : value !== null && value > max
          ? texts.tooLarge(max)
          : undefined)
  const locked = disabled === true || readOnly === true
  return (
    <TextField
      {...rest}
      disabled={disabled}
      readOnly={readOnly}
      error={problem}
      inputMode="numeric"
      value={text}
      onValueChange={set}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        if (event.defaultPrevented || locked) return
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        step(event.key === 'ArrowUp' ? 1 : -1)
      }}
      suffix={
        <span className="sr-input-steps">
          <IconButton
            icon="minus"
            label={texts.decrease}
            disabled={locked || (value !== null && value <= min)}
            onClick={() => step(-1)}
          />
          <IconButton
            icon="plus"
            label={texts.increase}
            disabled={locked || (value !== null && value >= max)}
            onClick={() => step(1)}
          />
        </span>
      }
    />
  )
}

function parseInteger(text: string): number | null {
  const trimmed = text.trim()
  if (!/^\d{1,16}$/u.test(trimmed)) return null
  const number = Number(trimmed)
  return Number.isSafeInteger(number) ? number : null
}
