'use client'
import type { SpendingLimitState } from '@strongroom/safe-protocol'
import { limitAt } from '@strongroom/safe-protocol'
import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { useLabels } from '../labels/useLabels.ts'
import { useLocale } from '../labels/useLocale.ts'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { dateFormat } from '../transaction/dateFormat.ts'
import { useTimeZone } from '../transaction/useTimeZone.ts'
import {
  defaultLimitMeterLabels,
  type LimitMeterLabels,
} from './limitMeterLabels.tsx'

/** Props of `LimitMeter`. */
export interface LimitMeterProps
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useSpendingLimits`, read from the chain. */
  limit: Omit<SpendingLimitState, 'nonce'>
  /** Seconds since 1970: the time of a block, not of this computer. */
  time: number
  /** Proven symbol and decimals; without decimals amounts are in smallest units. */
  token: { symbol: string; decimals: number | undefined }
  /** BCP 47 tag. @default that of the `LabelsProvider`, else 'en' */
  locale?: string | undefined
  /** IANA name. @default the reader's; UTC on a server and until hydrated */
  timeZone?: string | undefined
  labels?: Partial<LimitMeterLabels> | undefined
}

/** How much of a spending limit is left, and when it is reset. */
export function LimitMeter({
  limit,
  time,
  token,
  locale: given,
  timeZone,
  labels,
  className,
  ...rest
}: LimitMeterProps) {
  const texts = useLabels('limitMeter', defaultLimitMeterLabels, labels)
  const locale = useLocale(given)
  const zone = useTimeZone(timeZone)
  const { spent, remaining, nextReset } = limitAt({ ...limit, nonce: 1 }, time)
  const { amount: whole, resetMinutes } = limit
  const used = whole - remaining
  const part = whole === 0n ? 100 : Number((used * 1000n) / whole) / 10
  const amount = (value: bigint) => <TokenAmount value={value} {...token} />
  const date = nextReset === undefined ? undefined : new Date(nextReset * 1000)
  return (
    <div {...rest} className={classNames('sr-limit', className)}>
      <p className="sr-limit-terms">
        {texts.limit(amount(whole), resetMinutes)}
      </p>
      <svg
        className="sr-limit-bar"
        data-state={remaining === 0n ? 'used' : 'open'}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect fill="currentColor" opacity=".2" width="100" height="6" />
        <rect
          fill="currentColor"
          // A payment of one cent is seen, too.
          width={used > 0n ? Math.max(1, part) : 0}
          height="6"
        />
      </svg>
      <p className="sr-limit-facts">
        <span>
          {remaining === 0n ? texts.used : texts.remaining(amount(remaining))}
        </span>
        {spent > 0n && <span>{texts.spent(amount(spent))}</span>}
        <span>
          {date
            ? texts.nextReset(
                <time dateTime={date.toISOString()} suppressHydrationWarning>
                  {dateFormat(locale, zone, 'medium', 'short').format(date)}
                </time>,
              )
            : texts.noReset}
        </span>
      </p>
    </div>
  )
}
