import type { MiddlewareHandler } from 'hono'
import { badRequest, cannot, forbidden } from './HttpError.ts'

const maxQueryParameters = 100
const maxPathParameter = 256

/** A web page that renamed itself to this address (DNS rebinding) is turned away. */
export function hostGuard(allowed: readonly string[]): MiddlewareHandler {
  const hosts = new Set(allowed.map((host) => host.toLowerCase()))
  return async (c, next) => {
    const host = (c.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase()
    if (!hosts.has(host)) throw badRequest(421, 'Misdirected Request')
    return next()
  }
}

/** Bounds what the rest has to look at. */
export const sizeGuard: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (search.split('&').length > maxQueryParameters) {
    throw badRequest(400, 'Too many query parameters')
  }
  if (pathname.split('/').some((part) => part.length > maxPathParameter)) {
    throw cannot(c.req.method, pathname)
  }
  return next()
}

/**
 * Whatever changes state must be JSON, which no foreign page can send without
 * being asked for its origin first, and from a known origin.
 */
export function writeGuard(allowed: readonly string[]): MiddlewareHandler {
  const origins = new Set(allowed)
  return async (c, next) => {
    if (/^(GET|HEAD|OPTIONS)$/.test(c.req.method)) return next()
    const origin = c.req.header('origin')
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim()
    if (
      type?.toLowerCase() !== 'application/json' ||
      (origin !== undefined && !origins.has(origin))
    ) {
      throw forbidden()
    }
    return next()
  }
}
