import { forbidden } from '../HttpError.ts'
import { type Route, route } from '../Route.ts'

/** There are no accounts here yet: clients read this as being signed out. */
export const signedOutRoutes: readonly Route[] = [
  '/v1/auth/me' as const,
  '/v1/users' as const,
].map((path) =>
  route({
    method: 'get',
    path,
    summary: 'Always refused: nobody is signed in',
    handle: () => {
      throw forbidden()
    },
  }),
)
