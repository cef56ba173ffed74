import type { SQL } from 'drizzle-orm'

/** One page of a list, and how long the whole list is. */
export interface Filtered<T> {
  rows: T[]
  total: number
}

/** A condition for a filter that may be absent. */
export const whenGiven = <T>(
  value: T | undefined,
  condition: (value: T) => SQL,
): SQL[] => (value === undefined ? [] : [condition(value)])
