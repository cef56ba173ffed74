import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, DeleteDelegateBody } from '../schemas/index.ts'

/**
 * Removes a delegate.
 *
 * `DELETE /v2/chains/{chainId}/delegates/{delegate}`
 *
 * The signature is the delegator's or the delegate's.
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, deleteDelegate } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await deleteDelegate(client, {
 *   chainId: '1',
 *   delegate: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   delegator: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   signature: '0x…',
 * })
 */
export const deleteDelegate: GatewayCall<deleteDelegate.Parameters, void> =
  /* @__PURE__ */ call('DELETE /v2/chains/{chainId}/delegates/{delegate}', {
    empty: true,
  })

export declare namespace deleteDelegate {
  type Parameters = {
    readonly chainId: string
    readonly delegate: Address
  } & DeleteDelegateBody &
    CallOptions
}
