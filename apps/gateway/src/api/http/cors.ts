import type { MiddlewareHandler } from 'hono'
import {
  type AllowedOrigins,
  isAllowedOrigin,
} from '../../platform/config/allowedOrigins.ts'

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const headers = [
  'content-type',
  'accept',
  'if-none-match',
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
