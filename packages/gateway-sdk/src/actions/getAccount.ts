import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Account, Address } from '../schemas/index.ts'

/**
 * Reads the account of the signed-in address.
 *
 * `GET /v1/accounts/{address}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getAccount } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getAccount(client, {
 *   address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getAccount: GatewayCall<
  getAccount.Parameters,
  getAccount.ReturnType
> = /* @__PURE__ */ call('GET /v1/accounts/{address}', {
  credentials: 'include',
})

export declare namespace getAccount {
  type Parameters = {
    readonly address: Address
  } & CallOptions
  type ReturnType = Account
}
