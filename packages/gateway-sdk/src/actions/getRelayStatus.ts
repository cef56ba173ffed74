import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { RelayStatus } from '../schemas/index.ts'

/**
 * Reads how far a relayed transaction is: 100 pending, 110 submitted, 200
 * included, 400 rejected, 500 reverted.
 *
 * `GET /v1/chains/{chainId}/relay/status/{taskId}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getRelayStatus } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getRelayStatus(client, {
 *   chainId: '1',
 *   taskId: '0b2f3a52-8a1a-4f6e-9d3c-5f7f6f1c2d3e',
 * })
 */
export const getRelayStatus: GatewayCall<
  getRelayStatus.Parameters,
  getRelayStatus.ReturnType
> = /* @__PURE__ */ call('GET /v1/chains/{chainId}/relay/status/{taskId}')

export declare namespace getRelayStatus {
  type Parameters = {
    readonly chainId: string
    /** Id that `relayTransaction` returned. */
    readonly taskId: string
  } & CallOptions
  type ReturnType = RelayStatus
}
