import type { ComponentProps } from 'react'
import { formatAmount } from '../amount/formatAmount.ts'
import { classNames } from '../internal/classNames.ts'
import { ForeignText } from '../text/ForeignText.tsx'

export interface TokenAmountProps
  extends Omit<ComponentProps<'span'>, 'children'> {
  /** Amount in the token's smallest unit. */
  value: bigint
  decimals: number
  symbol?: string | null | undefined
  /** Put a sign before the amount: received or sent. */
  sign?: '+' | '-' | undefined
  /** Most fraction digits shown; the whole amount stays in the title. */
  maxDecimals?: number | undefined
}

/** An amount of a token in tabular figures, exact to the last digit. */
export function TokenAmount({
  value,
  decimals,
  symbol,
  sign,
  maxDecimals,
  className,
  ...rest
}: TokenAmountProps) {
  const exact = formatAmount(value, decimals)
  return (
    <span
      title={exact}
      {...rest}
      className={classNames('sr-token-amount', className)}
      {...(sign !== undefined && {
        'data-direction': sign === '+' ? 'in' : 'out',
      })}
    >
      <span className="sr-token-amount-value" dir="ltr">
        {sign === '-' ? '−' : sign}
        {formatAmount(value, decimals, { maxDecimals })}
      </span>
      {typeof symbol === 'string' && symbol !== '' && (
        <>
          {' '}
          <ForeignText
            value={symbol}
            max={16}
            className="sr-token-amount-symbol"
          />
        </>
      )}
    </span>
  )
}
