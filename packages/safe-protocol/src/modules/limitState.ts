/** A spending limit as the allowance module stores it. */
export interface SpendingLimitState {
  /** Base units of the token. */
  readonly amount: bigint
  /** Base units, since the last reset. */
  readonly spent: bigint
  /** Minutes between resets; 0: never. */
  readonly resetMinutes: number
  /** Minute since 1970 of the last reset. */
  readonly lastReset: number
  /** Number of the next payment; 0: the limit was never set. */
  readonly nonce: number
}

/** A spending limit at one moment. */
export interface SpendingLimitNow {
  /** Base units that count as spent. */
  readonly spent: bigint
  /** Base units that can still be spent. */
  readonly remaining: bigint
  /** Seconds since 1970; absent where there is no reset. */
  readonly nextReset?: number
}

/**
 * What is left of a limit at a moment, and when it is reset, as the allowance module
 * computes it: a reset that is due counts, though nothing was written yet.
 *
 * @param time Seconds since 1970: the time of a block, not of this computer.
 *
 * @example
 * ```ts
 * import { limitAt } from '@strongroom/safe-protocol'
 *
 * const limit = {
 *   amount: 500n,
 *   spent: 120n,
 *   resetMinutes: 1440,
 *   lastReset: 29_000_000,
 *   nonce: 2,
 * }
 * limitAt(limit, 29_000_060 * 60) // { spent: 120n, remaining: 380n, nextReset: … }
 * limitAt(limit, 29_001_440 * 60).remaining // 500n
 * ```
 */
export function limitAt(
  { amount, spent, resetMinutes, lastReset }: SpendingLimitState,
  time: number,
): SpendingLimitNow {
  const minute = Math.floor(time / 60)
  const isDue = resetMinutes > 0 && lastReset + resetMinutes <= minute
  const counted = isDue ? 0n : spent
  const last = isDue
    ? minute - ((minute - lastReset) % resetMinutes)
    : lastReset
  return {
    spent: counted,
    // The new limit may be below the spent sum.
    remaining: counted < amount ? amount - counted : 0n,
    ...(resetMinutes > 0 ? { nextReset: (last + resetMinutes) * 60 } : {}),
  }
}
