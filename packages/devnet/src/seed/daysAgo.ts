const day = 86_400

/** Demo history begins this many days before its end. */
export const historyDays = 7

/**
 * The last noon (UTC), in seconds. Demo history ends there, so that the same
 * transactions share a day, whenever the chain is started.
 */
export function lastNoon(now = Date.now() / 1000): number {
  return Math.floor((now - day / 2) / day) * day + day / 2
}

/** The time (in seconds) `days` before `now` (in seconds). */
export function daysAgo(now: number, days: number): number {
  return Math.floor(now - days * day)
}
