import type { Asker } from '../request/WalletRequest.ts'

// The app may go on in this window after the first answer; it needs a moment.
const shortestDelay = 200

/** What is posted to the app beside the state. */
export type ReplyBody =
  | { method: 'auth' | 'sign'; type: 'success'; data: unknown }
  | {
      method: 'auth' | 'sign'
      type: 'fail'
      error: { code: number; message: string }
    }

/** The part of this window that replies need. */
export interface ReplyWindow {
  opener: { postMessage(message: unknown, targetOrigin: string): void } | null
  close(): void
  setTimeout(callback: () => void, ms: number): number
  clearTimeout(timer: number): void
  addEventListener(type: 'beforeunload', listener: () => void): void
}

/** Posts one answer to the app that asked; later ones do nothing. */
export function createReply(asker: Asker, window: ReplyWindow) {
  let isSent = false
  return {
    send(body: ReplyBody, options: { close: boolean } = { close: true }) {
      if (isSent) return
      isSent = true
      const { state, origin, closeDelay } = asker
      window.opener?.postMessage({ state, ...body }, origin)
      if (!options.close) return
      const timer = window.setTimeout(
        () => window.close(),
        Math.max(shortestDelay, closeDelay),
      )
      // The app sent this window elsewhere; closing it now would end that.
      window.addEventListener('beforeunload', () => window.clearTimeout(timer))
    },
  }
}
