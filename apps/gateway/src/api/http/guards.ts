import type { Context, MiddlewareHandler } from 'hono'
import {
  type AllowedOrigins,
  isAllowedOrigin,
} from '../../platform/config/allowedOrigins.ts'
import { forbidden } from '../../platform/errors/RefusalError.ts'
import { readTokens } from '../session/readTokens.ts'
import { badRequest, cannot } from './HttpError.ts'

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const headers = [
  'content-type',
  'accept',
  'authorization',
  'if-none-match',
  'last-event-id',
  'safe-wallet-signature',
  'safe-wallet-signature-timestamp',
  'x-captcha-token',
  'x-request-id',
].join(', ')

const exposed = 'ETag, Retry-After, X-Request-Id, X-Strongroom-Stale'

/**
 * Lets the listed origins in, with cookies, and no others. Clients send a
 * JSON content type on reads too, so browsers ask before every call.
 */
export function cors(allowed: AllowedOrigins): MiddlewareHandler {
  return async (c, next) => {
    c.header('Vary', 'Origin')
    const origin = c.req.header('origin')
    const known = origin !== undefined && isAllowedOrigin(allowed, origin)
    if (known) {
      c.header('Access-Control-Allow-Origin', origin)
      c.header('Access-Control-Allow-Credentials', 'true')
      c.header('Access-Control-Expose-Headers', exposed)
    }
    if (c.req.method !== 'OPTIONS') return next()
    if (known) {
      c.header('Access-Control-Allow-Methods', methods)
      c.header('Access-Control-Allow-Headers', headers)
      c.header('Access-Control-Max-Age', '7200')
    }
    return c.body(null, 204)
  }
}

const maxQueryParameters = 100
const maxPathParameter = 256

/**
 * Refuses requests for other hosts, so that a web page whose name was changed
 * to resolve to this address (DNS rebinding) cannot read. A request line may
 * name a host of its own (`GET http://host/path`), which then counts as well.
 */
export function hostGuard(allowed: readonly string[]): MiddlewareHandler {
  const hosts = new Set(allowed.map((host) => host.toLowerCase()))
  const isOurs = (authority: string) =>
    hosts.has(authority.replace(/:\d+$/, '').toLowerCase())
  return async (c, next) => {
    const [, target = ''] = /^https?:\/\/([^/?#]*)/i.exec(c.req.url) ?? []
    if (!isOurs(c.req.header('host') ?? '') || !isOurs(target)) {
      throw badRequest(421, 'Misdirected Request')
    }
    return next()
  }
}

/** Bounds the size of requests for the later steps. */
export const sizeGuard: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (search.split('&').length > maxQueryParameters) {
    throw badRequest(400, 'Too many query parameters')
  }
  if (
    pathname.split('/').some((part) => part.length > maxPathParameter) ||
    // PostgreSQL cannot store the NUL character.
    pathname.includes('%00')
  ) {
    throw cannot(c.req.method, pathname)
  }
  return next()
}

const ownSites = new Set([undefined, 'same-origin', 'same-site', 'none'])

/**
 * Refuses pages of other sites, listed or not. A browser neither sends nor
 * takes the session's cookie there (SameSite=Lax); this holds where it should.
 */
export const siteGuard = (
  header: (name: string) => string | undefined,
  allowed: AllowedOrigins,
): void => {
  const origin = header('origin')
  if (
    !ownSites.has(header('sec-fetch-site')) ||
    (origin !== undefined && !isAllowedOrigin(allowed, origin))
  ) {
    throw forbidden()
  }
}

/** Whether a request brings a body, or would like to. */
const hasBody = (c: Context): boolean => {
  const length = c.req.header('content-length')
  if (length !== undefined) return length !== '0'
  if (c.req.header('transfer-encoding') !== undefined) return true
  // Node's requests always have a stream; a request made by hand has no
  // headers.
  const { incoming } = (c.env ?? {}) as { incoming?: { headers?: unknown } }
  return incoming?.headers === undefined && c.req.raw.body !== null
}

/**
 * Writes must come from a known origin, or from a client that is not a browser:
 * browsers send the origin with every write. As a second defense they must be
 * JSON, which browsers send to other origins only after a preflight, or have
 * neither a body nor a content type, which a form cannot send. With a session,
 * they must come from a page of this site.
 */
export function writeGuard(allowed: AllowedOrigins): MiddlewareHandler {
  return async (c, next) => {
    if (/^(GET|HEAD|OPTIONS)$/.test(c.req.method)) return next()
    const origin = c.req.header('origin')
    const given = c.req.header('content-type')
    const type = given?.split(';')[0]?.trim().toLowerCase()
    const isBare = given === undefined && !hasBody(c)
    if (
      (type !== 'application/json' && !isBare) ||
      (origin !== undefined && !isAllowedOrigin(allowed, origin))
    ) {
      throw forbidden()
    }
    const header = (name: string) => c.req.header(name)
    if (readTokens({ header }).length > 0) siteGuard(header, allowed)
    return next()
  }
}
