'use client'

import type { ComponentProps } from 'react'
import { classNames } from '../internal/classNames.ts'
import { useLocale } from '../labels/useLocale.ts'
import { dateFormat } from './dateFormat.ts'
import { useTimeZone } from './useTimeZone.ts'

/** Props of `DateLabel`. */
export interface DateLabelProps extends Omit<ComponentProps<'h2'>, 'children'> {
  /** Level in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Milliseconds since 1970. */
  timestamp: number
  /** BCP 47 tag. @default that of the `LabelsProvider`, else 'en' */
  locale?: string | undefined
  /** IANA name. @default the reader's; UTC on a server and until hydrated */
  timeZone?: string | undefined
}

/** The day above the transactions of a day. */
export function DateLabel({
  headingLevel = 2,
  timestamp,
  locale: given,
  timeZone,
  className,
  ...rest
}: DateLabelProps) {
  const locale = useLocale(given)
  const zone = useTimeZone(timeZone)
  const Heading = `h${headingLevel}` as const
  const date = new Date(timestamp)
  // A broken timestamp off the wire must not take the list down.
  if (Number.isNaN(date.getTime())) return null
  const day = dateFormat(locale, zone, 'long').format(date)
  return (
    <Heading {...rest} className={classNames('sr-list-label', className)}>
      <time dateTime={date.toISOString().slice(0, 10)} suppressHydrationWarning>
        {day}
      </time>
    </Heading>
  )
}
