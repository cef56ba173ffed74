import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { VerifyAuthBody } from '../schemas/index.ts'

/**
 * Signs in with an EIP-4361 message: the gateway sets its cookie.
 *
 * `POST /v1/auth/verify`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, verifyAuth } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await verifyAuth(client, {
 *   message: 'gateway.example wants you to sign in …',
 *   signature: '0x…',
 * })
 */
export const verifyAuth: GatewayCall<verifyAuth.Parameters, void> =
  /* @__PURE__ */ call('POST /v1/auth/verify', {
    empty: true,
    credentials: 'include',
  })

export declare namespace verifyAuth {
  type Parameters = VerifyAuthBody & CallOptions
}
