import type { SQL } from 'drizzle-orm'

/** One page of a list, and how long the whole list is. */
export interface Filtered<T> {
  rows: T[]
  total: number
}

/** One page of a list whose length is not counted. */
export interface Slice<T> {
  rows: T[]
  /** Whether the list continues after this page. */
  hasMore: boolean
}

/** A page of rows that were read with one more than the page may have. */
export const sliceOf = <T>(rows: readonly T[], limit: number): Slice<T> => ({
  rows: rows.slice(0, limit),
  hasMore: rows.length > limit,
})

/** A condition for a filter that may be absent. */
export const whenGiven = <T>(
  value: T | undefined,
  condition: (value: T) => SQL,
): SQL[] => (value === undefined ? [] : [condition(value)])
