import { kinds } from '../errors/kinds.ts'
import { PopupBlockedError } from '../errors/PopupBlockedError.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import { closedError, walletError } from '../errors/walletError.ts'
import { openPopup } from './openPopup.ts'
import type { OpenerWindow, Popup } from './PopupWindow.ts'
import { parseReply } from './parseReply.ts'

const pollInterval = 1000
// A reply posted just before the popup closed itself may still be on its way.
const grace = 200

/** One exchange with the wallet. */
export interface PopupRequest {
  /** The page to show. */
  url(request: { state: string; origin: string }): URL
  signal?: AbortSignal | undefined
  /** An open popup of an earlier step, to go on in. */
  popup?: Popup | undefined
}

/** Runs exchanges with the wallet, each in a window of its own. */
export function createPopupClient(options: {
  window: OpenerWindow | undefined
  waypointOrigin: string
}) {
  const { window, waypointOrigin } = options
  const pending = new Set<(error: unknown) => void>()

  const exchange = (
    request: PopupRequest,
  ): Promise<{ data: unknown; popup: Popup }> =>
    new Promise((resolve, reject) => {
      if (window === undefined)
        throw new WaypointError(
          kinds.internal,
          'openPopup: window is not available',
        )
      const { signal } = request
      signal?.throwIfAborted()
      const state = crypto.randomUUID()
      const url = request.url({ state, origin: window.location.origin })
      const popup = show(window, url, state, request.popup)
      if (popup === null) throw new PopupBlockedError(() => exchange(request))

      let polls = 0
      let closing: ReturnType<typeof setTimeout> | undefined
      const settle = () => {
        clearInterval(timer)
        clearTimeout(closing)
        window.removeEventListener('message', onMessage)
        signal?.removeEventListener('abort', onAbort)
        pending.delete(fail)
      }
      const fail = (error: unknown) => {
        settle()
        reject(error)
      }
      const onAbort = () => {
        popup.close()
        fail(signal?.reason)
      }
      const onMessage = (event: MessageEvent<unknown>) => {
        if (event.origin !== waypointOrigin || event.source !== popup) return
        const reply = parseReply(event.data, state)
        if (reply === undefined) return
        if (reply.type === 'fail') return fail(walletError(reply.error))
        settle()
        resolve({ data: reply.data, popup })
      }
      const timer = setInterval(() => {
        polls++
        if (!popup.closed || closing !== undefined) return
        // Closed at once: more likely the opener's isolation headers cut the
        // popup off than that someone was so quick.
        const reason = polls === 1 ? 'closed-or-severed' : 'closed'
        closing = setTimeout(() => fail(closedError(reason)), grace)
      }, pollInterval)
      window.addEventListener('message', onMessage)
      signal?.addEventListener('abort', onAbort)
      pending.add(fail)
    })

  return {
    exchange,
    /** Rejects everything that waits. */
    destroy() {
      for (const fail of [...pending])
        fail(
          new WaypointError(kinds.disconnected, 'The provider was destroyed.'),
        )
    },
  }
}

function show(
  window: OpenerWindow,
  url: URL,
  state: string,
  open: Popup | undefined,
): Popup | null {
  if (open === undefined || open.closed)
    // A name per request: two requests must not share a window.
    return openPopup(window, url, `Ronin Waypoint ${state}`)
  open.location = url.href
  return open
}
