import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { ConfirmMessageBody, Hex } from '../schemas/index.ts'

/**
 * Adds a signature to a message.
 *
 * `POST /v1/chains/{chainId}/messages/{messageHash}/signatures`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, confirmSafeMessage } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await confirmSafeMessage(client, {
 *   chainId: '1',
 *   messageHash: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   signature: '0x…',
 * })
 */
export const confirmSafeMessage: GatewayCall<
  confirmSafeMessage.Parameters,
  void
> = /* @__PURE__ */ call(
  'POST /v1/chains/{chainId}/messages/{messageHash}/signatures',
  { empty: true },
)

export declare namespace confirmSafeMessage {
  type Parameters = {
    readonly chainId: string
    readonly messageHash: Hex
  } & ConfirmMessageBody &
    CallOptions
}
