'use client'

import type { ReactNode } from 'react'
import { formatAmount } from '../amount/formatAmount.ts'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import {
  type AmountInputErrorCode,
  type AmountInputValue,
  readAmountInput,
} from './readAmountInput.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface AmountInputLabels {
  balance: string
  max: string
  malformed: string
  tooManyDecimals: (decimals: number) => string
  tooLarge: string
  overBalance: string
}

const defaultLabels: AmountInputLabels = {
  balance: 'Balance',
  max: 'Max',
  malformed: 'Enter a number such as 1250.50',
  tooManyDecimals: (decimals) =>
    decimals === 0
      ? 'This token has no decimals'
      : `This token has at most ${decimals} decimals`,
  tooLarge: 'This amount is too large',
  overBalance: 'This is more than the balance',
}

export interface AmountInputProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onValueChange'> {
  /** The text as typed; `parseAmount` reads it. */
  value: string
  onValueChange: (value: string, parsed: AmountInputValue) => void
  decimals: number
  symbol: string
  /** In the smallest unit; shows the balance and offers "max". */
  balance?: bigint | undefined
  labels?: Partial<AmountInputLabels> | undefined
}

/** A token amount: text on the outside, `bigint` on the inside, never a float. */
export function AmountInput({
  value,
  onValueChange,
  decimals,
  symbol,
  balance,
  error,
  labels,
  disabled,
  ...rest
}: AmountInputProps) {
  const texts = mergeLabels(defaultLabels, labels)
  const parsed = readAmountInput(value, { decimals, balance })
  const set = (text: string) =>
    onValueChange(text, readAmountInput(text, { decimals, balance }))
  return (
    <TextField
      {...rest}
      value={value}
      onValueChange={set}
      disabled={disabled}
      inputMode="decimal"
      spellCheck={false}
      error={error ?? amountMessage(parsed.error, decimals, texts)}
      aside={
        balance !== undefined && (
          <span>
            {texts.balance}{' '}
            <span className="sr-num">
              {formatAmount(balance, decimals, { maxDecimals: 6 })}
            </span>
          </span>
        )
      }
      suffix={
        <>
          <ForeignText value={symbol} max={16} className="sr-input-unit" />
          {balance !== undefined && (
            <button
              type="button"
              className="sr-input-max"
              disabled={disabled}
              onClick={() =>
                set(formatAmount(balance, decimals, { group: false }))
              }
            >
              {texts.max}
            </button>
          )}
        </>
      }
    />
  )
}

function amountMessage(
  error: AmountInputErrorCode | null,
  decimals: number,
  texts: AmountInputLabels,
): ReactNode {
  switch (error) {
    case null:
    case 'empty':
      return undefined
    case 'malformed':
      return texts.malformed
    case 'too-many-decimals':
      return texts.tooManyDecimals(decimals)
    case 'too-large':
      return texts.tooLarge
    case 'over-balance':
      return texts.overBalance
  }
}
