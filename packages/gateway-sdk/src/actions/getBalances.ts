import { segment } from '../client/segment.ts'
import { safePath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { Address, Balances } from '../schemas/index.ts'

/**
 * Reads a safe's balances with their fiat values, which are the text `0` where
 * nobody knows a price.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/balances/{currency}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getBalances } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getBalances(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   trusted: true,
 * })
 */
export async function getBalances(
  client: GatewayClient,
  parameters: getBalances.Parameters,
): Promise<getBalances.ReturnType> {
  const { currency = 'usd', trusted, excludeSpam } = parameters
  return client.request({
    call: 'getBalances',
    path: `${safePath(parameters)}/balances/${segment('currency', currency, /^[a-z\d]{1,10}$/i)}`,
    query: { trusted, exclude_spam: excludeSpam },
    options: parameters,
  })
}

export declare namespace getBalances {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    /** @default 'usd' */
    readonly currency?: string | undefined
    /** Only tokens the gateway trusts. */
    readonly trusted?: boolean | undefined
    readonly excludeSpam?: boolean | undefined
  } & CallOptions
  type ReturnType = Balances
}
