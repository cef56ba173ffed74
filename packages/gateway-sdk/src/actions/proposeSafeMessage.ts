import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, ProposeMessageBody } from '../schemas/index.ts'

/**
 * Proposes a message with the first signature.
 *
 * `POST /v1/chains/{chainId}/safes/{safeAddress}/messages`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, proposeSafeMessage } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await proposeSafeMessage(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   message: 'I own this safe.',
 *   signature: '0x…',
 * })
 */
export const proposeSafeMessage: GatewayCall<
  proposeSafeMessage.Parameters,
  void
> = /* @__PURE__ */ call(
  'POST /v1/chains/{chainId}/safes/{safeAddress}/messages',
  { empty: true },
)

export declare namespace proposeSafeMessage {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & ProposeMessageBody &
    CallOptions
}
