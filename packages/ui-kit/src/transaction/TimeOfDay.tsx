import { dateFormat } from './dateFormat.ts'

export interface TimeOfDayProps {
  /** Milliseconds since 1970. */
  timestamp: number
  locale?: string | undefined
  timeZone?: string | undefined
  /** `datetime` adds the day. @default 'time' */
  precision?: 'time' | 'datetime' | undefined
  className?: string | undefined
}

/** A time, with the whole date in its title. */
export function TimeOfDay({
  timestamp,
  locale = 'en',
  timeZone,
  precision = 'time',
  className,
}: TimeOfDayProps) {
  const date = new Date(timestamp)
  // A broken timestamp off the wire must not take the list down.
  if (Number.isNaN(date.getTime())) return null
  const format = (
    ...styles: ['long' | 'medium' | undefined, 'long' | 'short']
  ) => dateFormat(locale, timeZone, ...styles).format(date)
  return (
    <time
      className={className}
      dateTime={date.toISOString()}
      title={format('long', 'long')}
    >
      {format(precision === 'time' ? undefined : 'medium', 'short')}
    </time>
  )
}
