import * as z from 'zod'
import { isAllowedOrigin } from '../../platform/config/allowedOrigins.ts'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import { issueNonce, signIn, signOut } from '../../writes/auth/signIn.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import { type Route, route } from '../http/Route.ts'
import { setAccessCookie } from '../session/accessCookie.ts'
import { readTokens } from '../session/readTokens.ts'
import { requireSession } from '../session/session.ts'

const logoutBodySchema = z
  .object({
    redirect_url: z
      .string()
      .nullish()
      .describe(
        'Page of a listed origin; null or missing for the origin of the request.',
      ),
  })
  .meta({ id: 'LogoutBody' })

const withCookie = (
  cookie: string,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): Response =>
  new Response(null, { status, headers: { ...headers, 'set-cookie': cookie } })

/** Longer headers are cut off on many a way. */
const longestTarget = 2_048

/** Where to go after signing out: to a listed origin, or the page's own. */
const readTarget = (call: Call, wanted: string | null | undefined): string => {
  const { allowedOrigins } = call.gateway.config
  const text = wanted ?? call.header('origin') ?? allowedOrigins.listed[0]
  const url = text === undefined ? null : URL.parse(text)
  if (
    url === null ||
    url.href.length > longestTarget ||
    // A blob's origin is that of the page that made it.
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    !isAllowedOrigin(allowedOrigins, url.origin)
  ) {
    throw invalidField('Invalid redirect URL', ['redirect_url'])
  }
  return url.href
}

/**
 * Ends the session of the request, if there is one; returns the cookie to set.
 */
const endSession = async (call: Call): Promise<string> => {
  const { gateway } = call
  await signOut(gateway, readTokens(call))
  return setAccessCookie('', { seconds: 0, config: gateway.config })
}

export const authRoutes: readonly Route[] = [
  callRoute(
    'getAuthNonce',
    async ({ gateway }) => ({ nonce: await issueNonce(gateway) }),
    {
      summary: 'A nonce for one sign-in within five minutes',
      sameSite: true,
      limit: 'auth',
    },
  ),
  callRoute(
    'verifyAuth',
    async (call, body) => {
      const { config } = call.gateway
      const { token, seconds } = await signIn(call.gateway, body, {
        origin: call.header('origin'),
        tokens: readTokens(call),
      })
      return withCookie(setAccessCookie(token, { seconds, config }))
    },
    { errors: [401], sameSite: true, limit: 'auth' },
  ),
  callRoute(
    'getMe',
    async (call) => {
      const { address } = await requireSession(call)
      return { id: address, authMethod: 'siwe', signerAddress: address }
    },
    { security: 'user' },
  ),
  callRoute('logout', async (call) => withCookie(await endSession(call)), {
    security: 'visitor',
    sameSite: true,
  }),
  route({
    method: 'post',
    path: '/v1/auth/logout/redirect',
    operationId: 'logoutAndRedirect',
    security: 'visitor',
    summary: 'Signs out and goes to a page of a listed origin',
    sameSite: true,
    status: 303,
    body: logoutBodySchema,
    handle: async (call, { redirect_url }) => {
      const location = readTarget(call, redirect_url)
      return withCookie(await endSession(call), { location }, 303)
    },
  }),
]
