import { sql } from 'drizzle-orm'
import { version } from '../../version.ts'
import { HttpError } from '../HttpError.ts'
import { type Route, route } from '../Route.ts'
import { aboutSchema, healthSchema } from '../serverSchemas.ts'

const notReady = () =>
  new HttpError(503, {
    status: 'KO',
    code: 503,
    message: 'Service unavailable',
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
      try {
        await gateway.db.execute(sql`select 1`)
      } catch {
        throw notReady()
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
