import * as kinds from '../errors/kinds.ts'
import { PopupBlockedError } from '../errors/PopupBlockedError.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import { closedError, walletError } from '../errors/walletError.ts'
import { createState } from './createState.ts'
import type { OpenerWindow, Popup } from './PopupWindow.ts'

/** A reply of the popup. */
type PopupReply =
  | { type: 'success'; data: unknown }
  | { type: 'fail'; error: unknown }

/**
 * Reads a message of the popup; `undefined` when it is not a reply to the
 * request with this state. Total.
 */
function parseReply(
  message: unknown,
  expectedState: string,
): PopupReply | undefined {
  try {
    const { state, type, data, error } = message as Record<string, unknown>
    if (state !== expectedState) return undefined
    if (type === 'fail') return { type, error }
    return type === 'success' ? { type, data: parseData(data) } : undefined
  } catch {
    return undefined
  }
}

/** Wallets may send their data as JSON text. */
function parseData(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

const width = 480
const height = 720
const popupName = 'Ronin Waypoint'

// Popup that has the plain name, for each window.
const holders = new WeakMap<OpenerWindow, Popup>()

/**
 * Opens a centred popup of 480 × 720, `undefined` when the browser blocked it.
 * Its name is the documented one unless another popup may have that: a second
 * one of that name would take the first one's window.
 */
function openPopup(
  window: OpenerWindow,
  url: URL,
  state: string,
): Popup | undefined {
  const { screenLeft, screenTop, screenX, screenY } = window
  const left = (screenLeft ?? screenX ?? 0) + (window.innerWidth - width) / 2
  const top = (screenTop ?? screenY ?? 0) + (window.innerHeight - height) / 2
  // Windows that opened, or frame, each other share their popups' names.
  const isRelated =
    Boolean(window.opener) || (window.top ?? window) !== (window as unknown)
  const isTaken = isRelated || holders.get(window)?.closed === false
  const popup = window.open(
    url,
    isTaken ? `${popupName} ${state}` : popupName,
    `scrollbars=yes,width=${width},height=${height},top=${top},left=${left}`,
  )
  // Some blockers give a window that is closed already.
  if (!popup || popup.closed) return undefined
  if (!isTaken) holders.set(window, popup)
  popup.focus()
  return popup
}

const pollInterval = 1000
// A reply posted just before the popup closed itself may still be on its way.
const grace = 200

/** One exchange with the wallet. */
export interface PopupRequest {
  /** The page to show. While it is being computed, the popup stays blank. */
  url(request: { state: string; origin: string }): URL | Promise<URL>
  /** @default a new UUID */
  state?: string | undefined
  signal?: AbortSignal | undefined
  /** An open popup of an earlier step, to go on in. */
  popup?: Popup | undefined
}

/** Runs exchanges with the wallet, each in a window of its own. */
export function createPopupClient(options: {
  window: OpenerWindow | undefined
  waypointOrigin: string
  /** Ends everything that waits. */
  signal?: AbortSignal
}) {
  const { window, waypointOrigin } = options

  return function exchange(
    request: PopupRequest,
  ): Promise<{ data: unknown; popup: Popup }> {
    return new Promise((resolve, reject) => {
      if (window === undefined)
        throw new WaypointError(
          kinds.internal,
          'openPopup: window is not available',
        )
      const signals = [options.signal, request.signal]
      for (const signal of signals) signal?.throwIfAborted()
      const state = request.state ?? createState()
      const url = request.url({ state, origin: window.location.origin })
      const blank = () => new URL('about:blank')
      const open = () =>
        openPopup(window, url instanceof URL ? url : blank(), state)
      const earlier = request.popup?.closed ? undefined : request.popup
      const first = earlier ?? open()
      if (first === undefined)
        throw new PopupBlockedError(() => exchange(request))
      let popup = first
      const show = (next: URL) => {
        popup.location = next.href
      }

      let polls = 0
      // Whether a page of another origin was seen in it.
      let isReached = false
      let timer: ReturnType<typeof setTimeout>
      const settle = () => {
        clearTimeout(timer)
        window.removeEventListener('message', onMessage)
        for (const signal of signals)
          signal?.removeEventListener('abort', onAbort)
      }
      const fail = (error: unknown) => {
        settle()
        reject(error)
      }
      const abandon = (error: unknown) => {
        popup.close()
        fail(error)
      }
      const onAbort = () =>
        abandon(signals.find((signal) => signal?.aborted)?.reason)
      const onMessage = (event: MessageEvent<unknown>) => {
        const source = event.source as { readonly top?: unknown } | null
        // A frame inside of the popup may answer for the wallet's page, if it
        // is of the wallet's origin. `top` cannot be forged.
        if (
          event.origin !== waypointOrigin ||
          (source !== popup && source?.top !== popup)
        )
          return
        const reply = parseReply(event.data, state)
        if (reply === undefined) return
        if (reply.type === 'fail') return fail(walletError(reply.error))
        settle()
        resolve({ data: reply.data, popup })
      }
      const onClosed = () => {
        const isAtOnce = polls === 1
        // The wallet closed the window of the step before under this one.
        if (isAtOnce && popup === earlier) {
          const next = open()
          if (next === undefined)
            return fail(new PopupBlockedError(() => exchange(request)))
          popup = next
          return poll()
        }
        // Closed before the wallet was seen in it: more likely the opener's
        // isolation headers cut the popup off than that someone was so quick.
        fail(closedError(isReached ? 'closed' : 'closed-or-severed'))
      }
      const poll = () => {
        timer = setTimeout(() => {
          polls++
          if (popup.closed) {
            timer = setTimeout(onClosed, grace)
            return
          }
          try {
            // Only a page of our own, the blank one, lets us read this.
            void (popup.location as { href?: unknown }).href
          } catch {
            isReached = true
          }
          poll()
        }, pollInterval)
      }
      poll()
      window.addEventListener('message', onMessage)
      for (const signal of signals) signal?.addEventListener('abort', onAbort)
      if (!(url instanceof URL)) url.then(show, abandon)
      else if (popup === earlier) show(url)
    })
  }
}
