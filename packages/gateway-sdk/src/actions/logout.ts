import { call } from '../client/call.ts'
import type { BareGatewayCall, CallOptions } from '../client/types.ts'

/**
 * Signs out.
 *
 * `POST /v1/auth/logout`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, logout } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await logout(client)
 */
export const logout: BareGatewayCall<logout.Parameters, void> =
  /* @__PURE__ */ call('POST /v1/auth/logout', {
    empty: true,
    credentials: 'include',
  })

export declare namespace logout {
  type Parameters = CallOptions
}
