const day = 86_400

/** Demo history begins this many days before now. */
export const historyDays = 7

/** The time (in seconds) `days` before `now`. */
export function daysAgo(now: number, days: number): number {
  return Math.floor(now - days * day)
}
