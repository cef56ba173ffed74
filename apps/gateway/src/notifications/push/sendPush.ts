import { lookup as systemLookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { PushSettings } from '../../platform/config/Config.ts'
import { encryptPush } from './encryptPush.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import type { PushSubscription } from './readPushSubscription.ts'
import { vapidHeader } from './vapidHeader.ts'

/** All addresses of a host name. */
export type Resolve = (
  hostname: string,
) => Promise<readonly { address: string; family: number }[]>

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

/**
 * Resolves just before connecting, and to the address that is connected to: a
 * name cannot turn private between the check and the connection.
 */
const guardedLookup =
  (resolve: Resolve, mayBePrivate: boolean): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found
        const inside = found.some(({ address }) => !isPublicAddress(address))
        if (first === undefined || (inside && !mayBePrivate)) {
          callback(new PrivateHostError(), '', 0)
        } else if (options.all === true) callback(null, [...found])
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, '', 0),
    )
  }

class PrivateHostError extends Error {
  override readonly name = 'PrivateHostError'
}

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
  const { resolve = (host) => systemLookup(host, { all: true }) } = options
  const isListed = [endpoint.host, endpoint.hostname].some((host) =>
    settings.allowedHosts.includes(host),
  )
  let body: Buffer
  try {
    body = encryptPush(message, subscription)
  } catch {
    return { kind: 'refused' }
  }
  const limit = AbortSignal.timeout(timeout)
  const signal =
    options.signal === undefined
      ? limit
      : AbortSignal.any([options.signal, limit])
  if (signal.aborted) return { kind: 'later', wait: 0 }
  const isHttps = endpoint.protocol === 'https:'
  return new Promise((settle) => {
    let connected = false
    const outgoing = (isHttps ? httpsRequest : httpRequest)(
      endpoint,
      {
        method: 'POST',
        agent: false,
        lookup: guardedLookup(resolve, isListed),
        signal,
        headers: {
          Authorization: vapidHeader(endpoint, settings, now),
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          'Content-Length': body.length,
          TTL: dayInSeconds,
          Urgency: 'high',
        },
      },
      (answer) => {
        settle(classify(answer.statusCode ?? 0, answer.headers['retry-after']))
        // The rest of the answer is unused.
        answer.destroy()
      },
    )
    outgoing.on('socket', (socket) => {
      socket.once(isHttps ? 'secureConnect' : 'connect', () => {
        connected = true
      })
    })
    outgoing.on('error', (error) => {
      if (error instanceof PrivateHostError) settle({ kind: 'refused' })
      else settle(connected ? { kind: 'unknown' } : { kind: 'later', wait: 0 })
    })
    outgoing.end(body)
  })
}
