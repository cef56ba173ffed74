import type { PushSettings } from '../../platform/config/Config.ts'
import { postPublic, type Resolve } from '../delivery/postPublic.ts'
import { encryptPush } from './encryptPush.ts'
import type { PushSubscription } from './readPushSubscription.ts'
import { vapidHeader } from './vapidHeader.ts'

export type PushOutcome =
  /** The push service has it. */
  | { kind: 'sent' }
  /** The browser is not there any more. */
  | { kind: 'gone' }
  /** It will not be taken, now or later. */
  | { kind: 'refused' }
  /** It was not taken; worth another try, after these milliseconds at least. */
  | { kind: 'later'; wait: number }
  /** Perhaps it was taken, perhaps not. */
  | { kind: 'unknown' }

export interface SendPushOptions {
  settings: PushSettings
  now: number
  signal?: AbortSignal
  /** Milliseconds for all of it; 5,000. */
  timeout?: number
  /** Resolver; the system's by default. */
  resolve?: Resolve
}

const dayInSeconds = '86400'
const longestWait = 3_600_000

const readWait = (retryAfter: string | undefined): number =>
  /^\d{1,6}$/.test(retryAfter ?? '')
    ? Math.min(longestWait, Number(retryAfter) * 1_000)
    : 0

const classify = (status: number, retryAfter?: string): PushOutcome => {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) {
    return { kind: 'later', wait: readWait(retryAfter) }
  }
  return { kind: 'refused' }
}

/**
 * Sends one message to a browser's push service (RFC 8030). Redirects are not
 * followed. Returns whether it can have arrived, so that a message is sent
 * once.
 */
export async function sendPush(
  message: string,
  subscription: PushSubscription,
  options: SendPushOptions,
): Promise<PushOutcome> {
  const { settings, now, timeout = 5_000 } = options
  const { endpoint } = subscription
  const isListed = [endpoint.host, endpoint.hostname].some((host) =>
    settings.allowedHosts.includes(host),
  )
  let body: Buffer
  try {
    body = encryptPush(message, subscription)
  } catch {
    return { kind: 'refused' }
  }
  const posted = await postPublic({
    url: endpoint,
    body,
    mayBePrivate: isListed,
    timeout,
    signal: options.signal,
    resolve: options.resolve,
    headers: {
      Authorization: vapidHeader(endpoint, settings, now),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: dayInSeconds,
      Urgency: 'high',
    },
  })
  switch (posted.kind) {
    case 'answered':
      return classify(posted.status, posted.retryAfter)
    case 'private':
      return { kind: 'refused' }
    case 'unreachable':
      return { kind: 'later', wait: 0 }
    case 'unknown':
      return { kind: 'unknown' }
  }
}
