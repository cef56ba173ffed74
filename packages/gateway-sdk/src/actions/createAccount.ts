import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Account, CreateAccountBody } from '../schemas/index.ts'

/**
 * Creates the account of the signed-in address.
 *
 * `POST /v1/accounts`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, createAccount } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await createAccount(client, {
 *   address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const createAccount: GatewayCall<
  createAccount.Parameters,
  createAccount.ReturnType
> = /* @__PURE__ */ call('POST /v1/accounts', { credentials: 'include' })

export declare namespace createAccount {
  type Parameters = CreateAccountBody & CallOptions
  type ReturnType = Account
}
