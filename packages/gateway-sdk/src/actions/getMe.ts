import { call } from '../client/call.ts'
import type { BareGatewayCall, CallOptions } from '../client/types.ts'
import type { UserSession } from '../schemas/index.ts'

/**
 * Reads who is signed in.
 *
 * `GET /v1/auth/me`
 *
 * Status 403: the session is missing or has ended.
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getMe } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getMe(client)
 */
export const getMe: BareGatewayCall<getMe.Parameters, getMe.ReturnType> =
  /* @__PURE__ */ call('GET /v1/auth/me', { credentials: 'include' })

export declare namespace getMe {
  type Parameters = CallOptions
  type ReturnType = UserSession
}
