import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, Balances } from '../schemas/index.ts'

/**
 * Reads a safe's balances with their fiat values, which are the text `0` for an
 * unknown price.
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
export const getBalances: GatewayCall<
  getBalances.Parameters,
  getBalances.ReturnType
> = /* @__PURE__ */ call(
  'GET /v1/chains/{chainId}/safes/{safeAddress}/balances/{currency}?trusted&exclude_spam',
)

export declare namespace getBalances {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    /** @default 'usd' */
    readonly currency?: string | undefined
    /** True counts only what the gateway trusts. */
    readonly trusted?: boolean | undefined
    readonly excludeSpam?: boolean | undefined
  } & CallOptions
  type ReturnType = Balances
}
