import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { RelayBody, RelayTask } from '../schemas/index.ts'

/**
 * Hands a call to the gateway's relayer, which pays for the gas.
 *
 * `POST /v1/chains/{chainId}/relay`
 *
 * Status 422: not a call that the relayer sends; 429: the limit is reached.
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, relayTransaction } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await relayTransaction(client, {
 *   chainId: '1',
 *   version: '1.4.1',
 *   to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   data: '0x…',
 * })
 */
export const relayTransaction: GatewayCall<
  relayTransaction.Parameters,
  relayTransaction.ReturnType
> = /* @__PURE__ */ call('POST /v1/chains/{chainId}/relay')

export declare namespace relayTransaction {
  type Parameters = {
    readonly chainId: string
  } & RelayBody &
    CallOptions
  type ReturnType = RelayTask
}
