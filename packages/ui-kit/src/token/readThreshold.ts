/** What `ThresholdMeter` draws. */
export interface ThresholdState {
  /** `invalid` for what no safe can have: see `readThreshold`. */
  state: 'waiting' | 'complete' | 'invalid'
  /** Bolts to draw, at most ten. */
  bolts: number
  /** How many of them are shot: all only when complete. */
  shot: number
}

/**
 * State of a lock with so many bolts. A safe requires at least one confirmation
 * and never more than it has owners: other figures are `invalid`, never
 * complete. Above ten, each bolt shows a share.
 *
 * @param owners How many owners there are, where that is known.
 * @example
 * ```ts
 * import { readThreshold } from '@strongroom/ui-kit'
 *
 * readThreshold(2, 3) // { state: 'waiting', bolts: 3, shot: 2 }
 * ```
 */
export function readThreshold(
  confirmed: number,
  required: number,
  owners: number = Number.MAX_SAFE_INTEGER,
): ThresholdState {
  const valid =
    Number.isSafeInteger(confirmed) &&
    Number.isSafeInteger(required) &&
    confirmed >= 0 &&
    required >= 1 &&
    required <= owners
  if (!valid) return { state: 'invalid', bolts: 0, shot: 0 }
  const bolts = Math.min(required, 10)
  if (confirmed >= required) return { state: 'complete', bolts, shot: bolts }
  // One confirmation shows at least one bolt, and a missing one leaves at least
  // one open.
  const share = Math.floor((confirmed / required) * bolts)
  return {
    state: 'waiting',
    bolts,
    shot: Math.max(share, Math.min(confirmed, 1)),
  }
}
