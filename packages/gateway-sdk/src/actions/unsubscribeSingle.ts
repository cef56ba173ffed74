import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'

/**
 * Stops one kind of e-mail.
 *
 * `DELETE /v1/subscriptions`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, unsubscribeSingle } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await unsubscribeSingle(client, {
 *   category: 'account_recovery',
 *   token: '0b2f3a52-8a1a-4f6e-9d3c-5f7f6f1c2d3e',
 * })
 */
export const unsubscribeSingle: GatewayCall<
  unsubscribeSingle.Parameters,
  void
> = /* @__PURE__ */ call('DELETE /v1/subscriptions?category&token', {
  empty: true,
})

export declare namespace unsubscribeSingle {
  type Parameters = {
    /** `account_recovery` is the only one known. */
    readonly category: string
    /** From the link in the e-mail. */
    readonly token: string
  } & CallOptions
}
