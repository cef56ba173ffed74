import { call } from '../client/call.ts'
import type { BareGatewayCall, CallOptions } from '../client/types.ts'
import type { AuthNonce } from '../schemas/index.ts'

/**
 * Requests the nonce of a sign-in message.
 *
 * `GET /v1/auth/nonce`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getAuthNonce } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getAuthNonce(client)
 */
export const getAuthNonce: BareGatewayCall<
  getAuthNonce.Parameters,
  getAuthNonce.ReturnType
> = /* @__PURE__ */ call('GET /v1/auth/nonce', { credentials: 'include' })

export declare namespace getAuthNonce {
  type Parameters = CallOptions
  type ReturnType = AuthNonce
}
