import { cannot } from '../http/HttpError.ts'
import { type Route, route } from '../http/Route.ts'
import { requireSession } from '../session/session.ts'

/**
 * Clients call this to learn whether they are signed in: 403 means signed out.
 */
export const userRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v1/users',
    operationId: 'getUsers',
    errors: [404],
    security: 'user',
    summary: 'Refused when nobody is signed in; otherwise not found',
    handle: async (call) => {
      await requireSession(call)
      throw cannot('GET', '/v1/users')
    },
  }),
]
