import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Hex, SafeMessage } from '../schemas/index.ts'

/**
 * Reads one message.
 *
 * `GET /v1/chains/{chainId}/messages/{messageHash}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getSafeMessage } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getSafeMessage(client, {
 *   chainId: '1',
 *   messageHash: '0x1111111111111111111111111111111111111111111111111111111111111111',
 * })
 */
export const getSafeMessage: GatewayCall<
  getSafeMessage.Parameters,
  getSafeMessage.ReturnType
> = /* @__PURE__ */ call('GET /v1/chains/{chainId}/messages/{messageHash}')

export declare namespace getSafeMessage {
  type Parameters = {
    readonly chainId: string
    readonly messageHash: Hex
  } & CallOptions
  type ReturnType = SafeMessage
}
