import type { MiddlewareHandler } from 'hono'
import type { Gateway } from '../../platform/Gateway.ts'
import { requestId } from './requestId.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** The pattern of the route that answers. */
    route: string | undefined
  }
}

/**
 * Names, counts and times each request. Log and metrics contain the route,
 * never the path: the path would reveal who looks at which safe.
 */
export function observe({
  metrics,
  log,
}: Pick<Gateway, 'metrics' | 'log'>): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now()
    const id = requestId(c.req.header('x-request-id'))
    c.set('requestId', id)
    c.header('X-Request-Id', id)
    metrics.requestStarted()
    await next()
    const { method } = c.req
    const { status } = c.res
    const route = c.get('route') ?? 'none'
    const ms = performance.now() - began
    metrics.requestAnswered({ method, route, status, seconds: ms / 1_000 })
    log.debug?.(
      { requestId: id, method, route, status, ms: Math.round(ms * 10) / 10 },
      'request',
    )
  }
}
