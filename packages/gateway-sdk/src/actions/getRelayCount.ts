import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, Hex, RelayCount } from '../schemas/index.ts'

/**
 * Reads how many relayed transactions are left today.
 *
 * `GET /v1/chains/{chainId}/relay/{address}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getRelayCount } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getRelayCount(client, {
 *   chainId: '1',
 *   address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getRelayCount: GatewayCall<
  getRelayCount.Parameters,
  getRelayCount.ReturnType
> = /* @__PURE__ */ call('GET /v1/chains/{chainId}/relay/{address}?safeTxHash')

export declare namespace getRelayCount {
  type Parameters = {
    readonly chainId: string
    readonly address: Address
    readonly safeTxHash?: Hex | undefined
  } & CallOptions
  type ReturnType = RelayCount
}
