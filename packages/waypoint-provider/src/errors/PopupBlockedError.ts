import * as kinds from './kinds.ts'
import { WaypointError } from './WaypointError.ts'

/**
 * The browser did not open the popup, because no click led to it. Show a button
 * and call `retry` in its click handler: the same request continues.
 */
export class PopupBlockedError extends WaypointError {
  /** Repeats the request; settles like the original would have. */
  readonly retry: () => Promise<unknown>

  constructor(retry: () => Promise<unknown>) {
    super(kinds.userRejected, 'Popup window is BLOCKED by the browser', {
      data: { reason: 'popup-blocked' },
    })
    this.retry = retry
  }
}
