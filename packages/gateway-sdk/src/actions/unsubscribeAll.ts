import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'

/**
 * Stops every e-mail.
 *
 * `DELETE /v1/subscriptions/all`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, unsubscribeAll } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await unsubscribeAll(client, {
 *   token: '0b2f3a52-8a1a-4f6e-9d3c-5f7f6f1c2d3e',
 * })
 */
export const unsubscribeAll: GatewayCall<unsubscribeAll.Parameters, void> =
  /* @__PURE__ */ call('DELETE /v1/subscriptions/all?token', { empty: true })

export declare namespace unsubscribeAll {
  type Parameters = {
    /** From the link in the e-mail. */
    readonly token: string
  } & CallOptions
}
