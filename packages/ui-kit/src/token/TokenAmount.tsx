import type { ComponentProps } from 'react'
import { Amount } from '../amount/Amount.tsx'
import { formatAmount } from '../amount/formatAmount.ts'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { useLocale } from '../labels/useLocale.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import {
  defaultTokenAmountLabels,
  type TokenAmountLabels,
} from './tokenAmountLabels.ts'

/** Props of `TokenAmount`. */
export interface TokenAmountProps
  extends Omit<ComponentProps<'span'>, 'children' | 'hidden'> {
  /** Amount in the token's smallest unit. */
  value: bigint
  /**
   * Unknown when not a whole number from 0 to 255: the amount is then shown in
   * its smallest unit.
   */
  decimals: number | null | undefined
  symbol?: string | null | undefined
  /** Put a sign before the amount: received or sent. */
  sign?: '+' | '-' | undefined
  /** Most fraction digits shown; the whole amount stays in the title. */
  maxDecimals?: number | undefined
  /** Fewest fraction digits shown, so that a column lines up. @default 0 */
  minDecimals?: number | undefined
  /** Shows dots, as a privacy screen. @default false */
  hidden?: boolean | undefined
  /** BCP 47 tag. @default that of the `LabelsProvider`, else 'en' */
  locale?: string | undefined
  labels?: Partial<TokenAmountLabels> | undefined
}

/** An amount of a token in tabular figures, exact to the last digit. */
export function TokenAmount({
  value,
  decimals,
  symbol,
  sign,
  maxDecimals,
  minDecimals,
  hidden = false,
  locale: given,
  labels,
  className,
  ...rest
}: TokenAmountProps) {
  const texts = useLabels('tokenAmount', defaultTokenAmountLabels, labels)
  const locale = useLocale(given)
  const scale = Number(decimals ?? -1) & 255
  const known = scale === decimals
  // Digits of the smallest unit, rather than a guess of where the point is.
  const text = (
    limits?: Pick<TokenAmountProps, 'maxDecimals' | 'minDecimals'>,
  ) => formatAmount(value, known ? scale : 0, { ...limits, locale })
  return (
    <span
      {...(!hidden && { title: text() })}
      {...rest}
      className={classNames('sr-token-amount', className)}
      {...(sign !== undefined &&
        !hidden && { 'data-direction': sign === '+' ? 'in' : 'out' })}
    >
      {hidden ? (
        <>
          <span aria-hidden="true">••••</span>
          <VisuallyHidden>{texts.hidden}</VisuallyHidden>
        </>
      ) : (
        <span className="sr-token-amount-value" dir="ltr">
          {sign === '-' ? '−' : sign}
          <Amount
            text={text({ maxDecimals, minDecimals }).replace('-', '−')}
            locale={locale}
          />
        </span>
      )}
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
      {!known && !hidden && (
        <span className="sr-token-amount-symbol"> {texts.smallestUnit}</span>
      )}
    </span>
  )
}
