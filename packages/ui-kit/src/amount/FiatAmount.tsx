import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { useLocale } from '../labels/useLocale.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { Amount } from './Amount.tsx'
import {
  defaultFiatAmountLabels,
  type FiatAmountLabels,
} from './fiatAmountLabels.ts'
import { formatFiat } from './formatFiat.ts'

/** Props of `FiatAmount`. */
export interface FiatAmountProps
  extends Omit<ComponentProps<'span'>, 'children' | 'hidden'> {
  /** Decimal text from a gateway, where `"0"` is an unknown price. */
  amount: string | number | null | undefined
  /** ISO 4217 in any case, or `ETH` and `BTC`. @default 'USD' */
  currency?: string | undefined
  /** BCP 47. @default 'en' */
  locale?: string | undefined
  /** Keep six decimals below one: the price of one token. @default false */
  precise?: boolean | undefined
  /** Whether zero is an amount: the total of an empty safe. @default false */
  zero?: boolean | undefined
  /** Put a sign for "about" before it. @default false */
  approximate?: boolean | undefined
  /** Shows dots, as a privacy screen. @default false */
  hidden?: boolean | undefined
  labels?: Partial<FiatAmountLabels> | undefined
}

/** An amount of money. An unknown price is a dash, never zero. */
export function FiatAmount({
  amount,
  currency = 'USD',
  locale: given,
  precise,
  zero,
  approximate = false,
  hidden = false,
  labels,
  className,
  ...rest
}: FiatAmountProps) {
  const texts = useLabels('fiatAmount', defaultFiatAmountLabels, labels)
  const locale = useLocale(given)
  const shown = formatFiat(amount, { currency, locale, precise, zero })
  return (
    <span
      {...rest}
      className={classNames('sr-fiat', className)}
      data-state={hidden ? 'hidden' : shown === undefined ? 'unknown' : 'known'}
    >
      {hidden || shown === undefined ? (
        <>
          <span aria-hidden="true">{hidden ? '••••' : '—'}</span>
          <VisuallyHidden>
            {hidden ? texts.hidden : texts.noPrice}
          </VisuallyHidden>
        </>
      ) : (
        <bdi>
          {approximate && '≈ '}
          <Amount text={shown} locale={locale} />
        </bdi>
      )}
    </span>
  )
}
