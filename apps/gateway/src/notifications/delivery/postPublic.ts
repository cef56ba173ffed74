import { lookup as systemLookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './isPublicAddress.ts'

/** All addresses of a host name. */
export type Resolve = (
  hostname: string,
) => Promise<readonly { address: string; family: number }[]>

export interface PostPublicOptions {
  url: URL
  body: Buffer
  headers: Readonly<Record<string, string>>
  /** Whether the host may be inside a network, and without TLS. */
  mayBePrivate: boolean
  /** Milliseconds for all of it. */
  timeout: number
  signal?: AbortSignal | undefined
  /** Resolver; the system's by default. */
  resolve?: Resolve | undefined
}

export type Posted =
  | { kind: 'answered'; status: number; retryAfter: string | undefined }
  /** The host leads into a network, or has no TLS. */
  | { kind: 'private' }
  /** It was not sent. */
  | { kind: 'unreachable' }
  /** Perhaps it was taken, perhaps not. */
  | { kind: 'unknown' }

class PrivateHostError extends Error {
  override readonly name = 'PrivateHostError'
}

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

/** Whether a URL may be posted to, as far as its text tells. */
export function isPublicUrl(url: URL, mayBePrivate: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (mayBePrivate) return /^https?:$/.test(url.protocol)
  // Addresses are not looked up, so they are checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return (
    url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
  )
}

/**
 * Posts to a host of the open internet. Redirects are not followed, and no body
 * of an answer is read.
 */
export async function postPublic({
  url,
  body,
  headers,
  mayBePrivate,
  timeout,
  signal,
  resolve = (host) => systemLookup(host, { all: true }),
}: PostPublicOptions): Promise<Posted> {
  if (!isPublicUrl(url, mayBePrivate)) return { kind: 'private' }
  const limit = AbortSignal.timeout(timeout)
  const over = signal === undefined ? limit : AbortSignal.any([signal, limit])
  if (over.aborted) return { kind: 'unreachable' }
  const isHttps = url.protocol === 'https:'
  return new Promise((settle) => {
    let connected = false
    const outgoing = (isHttps ? httpsRequest : httpRequest)(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: guardedLookup(resolve, mayBePrivate),
        signal: over,
        headers: { ...headers, 'Content-Length': body.length },
      },
      (answer) => {
        const retryAfter = answer.headers['retry-after']
        const status = answer.statusCode ?? 0
        settle({ kind: 'answered', status, retryAfter })
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
      if (error instanceof PrivateHostError) settle({ kind: 'private' })
      else settle({ kind: connected ? 'unknown' : 'unreachable' })
    })
    outgoing.end(body)
  })
}
