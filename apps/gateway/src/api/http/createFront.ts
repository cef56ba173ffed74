import { Hono } from 'hono'
import { hostGuard } from './guards.ts'
import { badRequest } from './HttpError.ts'

export interface Front {
  fetch: Hono['fetch']
  /** Why nothing is served yet. */
  reason: string
  /** What serves everything from now on. */
  app?: Pick<Hono, 'fetch'>
}

/**
 * What is listened with from the first moment on: until the app is there, it
 * says that the process lives, and why it is not ready.
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
