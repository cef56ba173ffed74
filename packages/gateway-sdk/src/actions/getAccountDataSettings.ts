import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { AccountDataSetting, Address } from '../schemas/index.ts'

/**
 * Reads what an account keeps.
 *
 * `GET /v1/accounts/{address}/data-settings`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getAccountDataSettings } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getAccountDataSettings(client, {
 *   address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getAccountDataSettings: GatewayCall<
  getAccountDataSettings.Parameters,
  getAccountDataSettings.ReturnType
> = /* @__PURE__ */ call('GET /v1/accounts/{address}/data-settings', {
  credentials: 'include',
})

export declare namespace getAccountDataSettings {
  type Parameters = {
    readonly address: Address
  } & CallOptions
  type ReturnType = AccountDataSetting[]
}
