import { call } from '../client/call.ts'
import type { BareGatewayCall, CallOptions } from '../client/types.ts'

/**
 * Lists the currency codes that balances can be given in.
 *
 * `GET /v1/balances/supported-fiat-codes`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getFiatCurrencies } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getFiatCurrencies(client)
 */
export const getFiatCurrencies: BareGatewayCall<
  getFiatCurrencies.Parameters,
  getFiatCurrencies.ReturnType
> = /* @__PURE__ */ call('GET /v1/balances/supported-fiat-codes')

export declare namespace getFiatCurrencies {
  type Parameters = CallOptions
  type ReturnType = string[]
}
