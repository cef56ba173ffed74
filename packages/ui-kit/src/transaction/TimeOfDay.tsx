'use client'

import { useLocale } from '../labels/useLocale.ts'
import { dateFormat } from './dateFormat.ts'
import { useTimeZone } from './useTimeZone.ts'

/** Props of `TimeOfDay`. */
export interface TimeOfDayProps {
  /** Milliseconds since 1970. */
  timestamp: number
  /** BCP 47 tag. @default that of the `LabelsProvider`, else 'en' */
  locale?: string | undefined
  /** IANA name. @default the reader's; UTC on a server and until hydrated */
  timeZone?: string | undefined
  /** `datetime` adds the day. @default 'time' */
  precision?: 'time' | 'datetime' | undefined
  className?: string | undefined
}

/** A time, with the exact moment in its title, the same for every reader. */
export function TimeOfDay({
  timestamp,
  locale: given,
  timeZone,
  precision = 'time',
  className,
}: TimeOfDayProps) {
  const locale = useLocale(given)
  const zone = useTimeZone(timeZone)
  const date = new Date(timestamp)
  // A broken timestamp off the wire must not take the list down.
  if (Number.isNaN(date.getTime())) return null
  const moment = date.toISOString()
  const day = precision === 'time' ? undefined : 'medium'
  return (
    // Browsers and Node write the same time with different spaces.
    <time
      suppressHydrationWarning
      className={className}
      dateTime={moment}
      title={`${moment.slice(0, 19).replace('T', ' ')} UTC`}
    >
      {dateFormat(locale, zone, day, 'short').format(date)}
    </time>
  )
}
