import { formatDuration } from '../text/formatDuration.ts'

/** How often a spending limit is reset, in words. */
export interface ResetWords {
  /** It is never reset. */
  readonly never: string
  readonly day: string
  readonly week: string
  readonly every: (span: string) => string
}

const english: ResetWords = {
  never: 'in total',
  day: 'every day',
  week: 'every week',
  every: (span) => `every ${span}`,
}

/** How often a limit is reset. `locale` is a BCP 47 tag. */
export function describeResets(
  minutes: number,
  words: ResetWords = english,
  locale?: string,
): string {
  if (minutes === 0) return words.never
  if (minutes === 1_440) return words.day
  if (minutes === 10_080) return words.week
  return words.every(formatDuration(minutes * 60, locale))
}
