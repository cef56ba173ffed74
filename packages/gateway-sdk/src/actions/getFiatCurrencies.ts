import type { CallOptions, GatewayClient } from '../client/types.ts'

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
 * const codes = await getFiatCurrencies(client)
 */
export async function getFiatCurrencies(
  client: GatewayClient,
  parameters: getFiatCurrencies.Parameters = {},
): Promise<getFiatCurrencies.ReturnType> {
  return client.request({
    call: 'getFiatCurrencies',
    path: '/v1/balances/supported-fiat-codes',
    options: parameters,
  })
}

export declare namespace getFiatCurrencies {
  type Parameters = CallOptions
  type ReturnType = string[]
}
