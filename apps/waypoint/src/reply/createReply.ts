import type { Asker } from '../request/WalletRequest.ts'

// The app may go on in this window after the first answer; it needs a moment.
const shortestDelay = 100

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
  setTimeout(callback: () => void, ms: number): unknown
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
      if (options.close)
        window.setTimeout(
          () => window.close(),
          Math.max(shortestDelay, closeDelay),
        )
    },
  }
}

export type Reply = ReturnType<typeof createReply>
