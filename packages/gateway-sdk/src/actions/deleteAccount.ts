import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address } from '../schemas/index.ts'

/**
 * Deletes the account of the signed-in address.
 *
 * `DELETE /v1/accounts/{address}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, deleteAccount } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await deleteAccount(client, {
 *   address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const deleteAccount: GatewayCall<deleteAccount.Parameters, void> =
  /* @__PURE__ */ call('DELETE /v1/accounts/{address}', {
    empty: true,
    credentials: 'include',
  })

export declare namespace deleteAccount {
  type Parameters = {
    readonly address: Address
  } & CallOptions
}
