import { Hono } from 'hono'
import { hostGuard } from './guards.ts'
import { badRequest } from './HttpError.ts'

export interface Front {
  fetch: Hono['fetch']
  /** Reason why the gateway is not ready. */
  reason: string
  /** App that answers every request once it is set. */
  app?: Pick<Hono, 'fetch'>
}

/**
 * Answers requests from the first moment on: until the app is set, it reports
 * that the process lives, and why it is not ready.
 */
export function createFront(allowedHosts: readonly string[]): Front {
  const early = new Hono()
  early.use(async (c, next) => {
    c.header('Cache-Control', 'no-cache')
    return next()
  })
  early.use(hostGuard(allowedHosts))
  early.get('/health/live', (c) => c.json({ status: 'OK' }))
  early.all('*', (c) =>
    c.json(
      {
        status: 'KO',
        code: 503,
        message: 'Service unavailable',
        reason: front.reason,
      },
      503,
      { 'Retry-After': '1' },
    ),
  )
  early.onError((_, c) =>
    c.json(badRequest(421, 'Misdirected Request').body, 421),
  )
  const front: Front = {
    reason: 'The store is being opened.',
    fetch: (...call) => (front.app ?? early).fetch(...call),
  }
  return front
}
