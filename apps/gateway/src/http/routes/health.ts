import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { version } from '../../version.ts'
import { HttpError } from '../HttpError.ts'
import { type Route, route } from '../Route.ts'
import { aboutSchema, healthSchema } from '../serverSchemas.ts'

const patience = 1_500

const notReady = () =>
  new HttpError(503, {
    status: 'KO',
    code: 503,
    message: 'Service unavailable',
    reason: 'The store does not answer.',
  })

export const healthRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/health/live',
    summary: 'Says that the process runs',
    response: healthSchema,
    handle: () => ({ status: 'OK' }),
  }),
  route({
    method: 'get',
    path: '/health/ready',
    summary: 'Says that the store answers',
    response: healthSchema,
    handle: async ({ gateway }) => {
      const timer = new AbortController()
      const late = sleep(patience, undefined, timer).then(() => {
        throw notReady()
      })
      try {
        await Promise.race([gateway.db.execute(sql`select 1`), late])
      } catch {
        throw notReady()
      } finally {
        timer.abort()
        late.catch(() => undefined)
      }
      return { status: 'OK' }
    },
  }),
  route({
    method: 'get',
    path: '/about',
    summary: 'Names this server',
    response: aboutSchema,
    handle: () => ({ name: 'strongroom-gateway', version, buildNumber: null }),
  }),
]
