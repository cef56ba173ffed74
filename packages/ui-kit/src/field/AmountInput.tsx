'use client'

import { type ReactNode, useState } from 'react'
import { FiatAmount } from '../amount/FiatAmount.tsx'
import { formatAmount } from '../amount/formatAmount.ts'
import { parseAmount } from '../amount/parseAmount.ts'
import { suggestAmounts } from '../amount/suggestAmounts.ts'
import { useLabels } from '../labels/useLabels.ts'
import { useLocale } from '../labels/useLocale.ts'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import {
  type AmountInputLabels,
  defaultAmountInputLabels,
} from './amountInputLabels.ts'
import { focusField } from './focusField.ts'
import {
  type AmountInputErrorCode,
  type AmountInputValue,
  readAmountInput,
} from './readAmountInput.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Props of `AmountInput`. */
export interface AmountInputProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onValueChange'> {
  /** The text as typed; `parseAmount` reads it by the locale. */
  value: string
  onValueChange: (value: string, parsed: AmountInputValue) => void
  decimals: number
  symbol: string
  /** In the smallest unit; shows the balance and offers "max". */
  balance?: bigint | undefined
  /** Price of one token, by which the field shows the worth of the amount. */
  fiat?:
    | {
        /** Decimal text; `"0"` for an unknown price. */
        rate: string | number
        currency: string
        locale?: string | undefined
      }
    | undefined
  /** BCP 47 tag. @default that of the `LabelsProvider`, else 'en' */
  locale?: string | undefined
  labels?: Partial<AmountInputLabels> | undefined
}

/**
 * A token amount: text on the outside, `bigint` on the inside, never a float. A
 * number that another language reads otherwise makes it offer both readings.
 */
export function AmountInput({
  value,
  onValueChange,
  decimals,
  symbol,
  balance,
  fiat,
  hint,
  warning,
  error,
  locale: given,
  labels,
  disabled,
  onPaste,
  ...rest
}: AmountInputProps) {
  const texts = useLabels('amountInput', defaultAmountInputLabels, labels)
  const locale = useLocale(given)
  const [pasted, setPasted] = useState('')
  const parsed = readAmountInput(value, { decimals, balance, locale })
  const written =
    balance === undefined
      ? undefined
      : formatAmount(balance, decimals, { maxDecimals: 6, locale })
  const readings = suggestAmounts(value, decimals, { locale })
  const shifted =
    parsed.amount !== null &&
    value === pasted &&
    /^\s*\d{1,3}[.,]\d{3}\s*$/u.test(value)
  const set = (text: string) =>
    onValueChange(text, readAmountInput(text, { decimals, balance, locale }))
  return (
    <TextField
      {...rest}
      value={value}
      onValueChange={set}
      disabled={disabled}
      inputMode="decimal"
      spellCheck={false}
      onPaste={(event) => {
        onPaste?.(event)
        setPasted(event.clipboardData.getData('text'))
      }}
      hint={
        fiat === undefined ? (
          hint
        ) : (
          <>
            {hint}
            {hint !== undefined && ' '}
            {Number(fiat.rate) > 0 ? (
              <FiatAmount
                amount={worthOf(value, { decimals, locale }, fiat.rate)}
                currency={fiat.currency}
                locale={fiat.locale ?? locale}
                approximate
                zero
              />
            ) : (
              texts.noPrice
            )}
          </>
        )
      }
      warning={
        warning ?? (shifted ? texts.pastedPoint(value.trim()) : undefined)
      }
      error={
        error ??
        (readings.length > 0 ? (
          <>
            {texts.ambiguous}{' '}
            {readings.map((reading) => (
              <button
                key={reading}
                type="button"
                className="sr-input-max"
                disabled={disabled}
                onClick={(event) => {
                  focusField(event.currentTarget)
                  set(reading)
                }}
              >
                {reading}
              </button>
            ))}
          </>
        ) : (
          amountMessage(
            parsed.error,
            decimals,
            `${written} ${cleanText(symbol, 16).text}`,
            texts,
          )
        ))
      }
      aside={
        written !== undefined && (
          <span>
            {texts.balance} <span className="sr-num">{written}</span>
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
                set(formatAmount(balance, decimals, { group: false, locale }))
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
  balance: string,
  texts: AmountInputLabels,
): ReactNode {
  switch (error) {
    case null:
    case 'empty':
      return undefined
    case 'malformed':
    case 'ambiguous':
      return texts.malformed
    case 'too-many-decimals':
      return texts.tooManyDecimals(decimals)
    case 'too-large':
      return texts.tooLarge
    case 'over-balance':
      return texts.overBalance(balance)
  }
}

/** Worth of the number in the field, also above the balance. */
function worthOf(
  text: string,
  { decimals, locale }: { decimals: number; locale: string },
  rate: string | number,
): number | null {
  if (text.trim() === '') return 0
  const { amount } = parseAmount(text, decimals, { locale })
  if (amount === null) return null
  return Number(formatAmount(amount, decimals, { group: false })) * Number(rate)
}
