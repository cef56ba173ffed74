import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { AddDelegateBody } from '../schemas/index.ts'

/**
 * Lets an account propose for an owner, in one safe or in all.
 *
 * `POST /v2/chains/{chainId}/delegates`
 *
 * The signature is the delegator's, over the delegate and the current hour.
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, addDelegate } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await addDelegate(client, {
 *   chainId: '1',
 *   safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   delegate: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   delegator: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   signature: '0x…',
 *   label: 'Accountant',
 * })
 */
export const addDelegate: GatewayCall<addDelegate.Parameters, void> =
  /* @__PURE__ */ call('POST /v2/chains/{chainId}/delegates', { empty: true })

export declare namespace addDelegate {
  type Parameters = {
    readonly chainId: string
  } & AddDelegateBody &
    CallOptions
}
