/**
 * The hour counter that the gateway's signed requests carry: whole hours since 1970. A
 * service accepts the current and the previous hour.
 *
 * @example
 * ```ts
 * import { getTotp } from '@strongroom/safe-protocol'
 *
 * getTotp(Date.now())
 * ```
 */
export function getTotp(
  /** Milliseconds since 1970. */
  now: number,
): bigint {
  return BigInt(Math.floor(now / 3_600_000))
}
