import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type {
  AccountDataSetting,
  Address,
  PutAccountDataSettingsBody,
} from '../schemas/index.ts'

/**
 * Chooses what an account keeps.
 *
 * `PUT /v1/accounts/{address}/data-settings`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, putAccountDataSettings } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await putAccountDataSettings(client, {
 *   address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   accountDataSettings: [{ dataTypeId: '1', enabled: true }],
 * })
 */
export const putAccountDataSettings: GatewayCall<
  putAccountDataSettings.Parameters,
  putAccountDataSettings.ReturnType
> = /* @__PURE__ */ call('PUT /v1/accounts/{address}/data-settings', {
  credentials: 'include',
})

export declare namespace putAccountDataSettings {
  type Parameters = {
    readonly address: Address
  } & PutAccountDataSettingsBody &
    CallOptions
  type ReturnType = AccountDataSetting[]
}
