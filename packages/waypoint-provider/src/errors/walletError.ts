import * as kinds from './kinds.ts'
import { WaypointError, type WaypointErrorFields } from './WaypointError.ts'

const table = /* @__PURE__ */ new Map<
  number,
  readonly [WaypointErrorFields, string]
>([
  [1000, [kinds.userRejected, 'user reject action on Ronin Waypoint']],
  [1001, [kinds.invalidParams, 'sign data is NOT valid']],
  [1003, [kinds.invalidParams, 'wallet payload is NOT valid']],
  [1004, [kinds.invalidParams, 'authorize payload is NOT valid']],
  [2001, [kinds.unauthorized, 'id wallet is NOT define']],
  [3000, [kinds.unauthorized, 'could NOT create wallet']],
  [4000, [kinds.transactionRejected, 'transaction simulate fail']],
])

/**
 * The error for a `fail` reply; the wallet's own words stay in `data`.
 *
 * @param text in place of the code's own text
 */
export function walletError(error: unknown, text?: string): WaypointError {
  const { code, message } = (error ?? {}) as {
    code?: unknown
    message?: unknown
  }
  const [fields, details] = (typeof code === 'number'
    ? table.get(code)
    : undefined) ?? [kinds.internal, 'unknown Ronin Waypoint error']
  return new WaypointError(fields, text ?? details, { data: { code, message } })
}

/** Error for a closed popup: the user declined. */
export function closedError(reason: 'closed' | 'closed-or-severed') {
  const details = 'user reject action on Ronin Waypoint'
  const data = { reason }
  if (reason === 'closed')
    return new WaypointError(kinds.userRejected, details, { data })
  // The page cannot distinguish the two, so both are refusals.
  return new WaypointError(kinds.userRejected, details, {
    data,
    message: `${details}\nIf the popup is still open, "Cross-Origin-Opener-Policy: same-origin" cuts it off from this page. Serve same-origin-allow-popups, or use authorize in redirect mode.`,
  })
}
