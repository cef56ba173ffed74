import type { Asker } from '../request/WalletRequest.ts'
import type { ReplyBody } from './ReplyBody.ts'

const version = '1.4'
const names = new Map([
  [1000, 'WALLET_USER_CANCEL'],
  [1001, 'WALLET_SIGN_NO_PARAMS'],
  [1003, 'WALLET_INVALID_PAYLOAD'],
  [1004, 'AUTHORIZE_INVALID_PAYLOAD'],
  [2000, 'WALLET_UNKNOWN_ERR'],
  [2001, 'WALLET_NO_ADDRESS_ERR'],
  [3000, 'WALLET_CANT_CREATE'],
  [4000, 'WALLET_CANT_SIMULATE'],
])

/** Where the page goes with its answer; the app's own query stays. */
function redirectUrl(redirect: string, state: string, body: ReplyBody): string {
  const url = new URL(redirect)
  const fields = { state, method: body.method, version, type: body.type }
  const answer = body.type === 'fail' ? failure(body.error) : success(body.data)
  for (const [key, value] of Object.entries({ ...fields, ...answer }))
    url.searchParams.set(key, value)
  return url.href
}

function failure({ code, message }: { code: number; message: string }) {
  return {
    code: String(code),
    message: `[${names.get(code) ?? 'WALLET_UNKNOWN_ERR'}] ${message}`,
  }
}

/** A signature or hash is `data` itself; so is the id token of a consent. */
function success(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null) return { data: String(data) }
  const { id_token, ...rest } = data as Record<string, string | undefined>
  return Object.fromEntries(
    Object.entries({ data: id_token, ...rest }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
}

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
