import {
  describeResets as describe,
  type ResetWords,
} from '../../spending-limit/describeResets.ts'

const german: ResetWords = {
  never: 'insgesamt',
  day: 'jeden Tag',
  week: 'jede Woche',
  every: (span) => `alle ${span}`,
}

/** How often a spending limit is reset, in German. */
export const describeResets = (minutes: number) =>
  describe(minutes, german, 'de')
