import type { Asker } from '../request/WalletRequest.ts'
import type { ReplyBody } from './ReplyBody.ts'
import { redirectUrl } from './redirectUrl.ts'

// The app may go on in this window after the first answer; it needs a moment.
const shortestDelay = 200

/** The part of this window that replies need. */
export interface ReplyWindow {
  opener: { postMessage(message: unknown, targetOrigin: string): void } | null
  location: { assign(url: string): void }
  close(): void
  setTimeout(callback: () => void, ms: number): number
  clearTimeout(timer: number): void
  addEventListener(type: 'beforeunload', listener: () => void): void
}

/** How an answer is sent; all but `close` only to test how apps bear it. */
export interface ReplyOptions {
  /** Close the window afterwards. @default true */
  close?: boolean
  /** Send objects as JSON text. */
  asText?: boolean
  /** Send a second, different answer right after. */
  twice?: boolean
}

/**
 * Answers the requesting app once; later answers are ignored. Messages go to
 * the registered origin only, redirects to a registered page.
 */
export function createReply(
  asker: Pick<Asker, 'state' | 'origin' | 'redirect' | 'closeDelay'>,
  window: ReplyWindow,
) {
  const { state, origin, redirect, closeDelay } = asker
  let isSent = false
  return {
    send(body: ReplyBody, options: ReplyOptions = {}) {
      if (isSent) return
      isSent = true
      if (redirect !== undefined)
        return window.location.assign(redirectUrl(redirect, state, body))
      const { close = true, asText = false, twice = false } = options
      const post = (each: ReplyBody) =>
        window.opener?.postMessage({ state, ...each }, origin)
      post(asText ? toText(body) : body)
      if (twice)
        post({
          method: body.method,
          type: 'success',
          data: `0x${'ff'.repeat(65)}`,
        })
      if (!close) return
      const timer = window.setTimeout(
        () => window.close(),
        Math.max(shortestDelay, closeDelay),
      )
      // The app sent this window elsewhere; closing it now would end that.
      window.addEventListener('beforeunload', () => window.clearTimeout(timer))
    },
  }
}

function toText(body: ReplyBody): ReplyBody {
  if (body.type === 'fail' || typeof body.data === 'string') return body
  return { ...body, data: JSON.stringify(body.data) }
}
