import { segment } from '../client/segment.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { Address, SafeOverview } from '../schemas/index.ts'

/**
 * Reads short facts about several safes, on any chains. Safes that fail are left
 * out: match the answers by chain and address.
 *
 * `GET /v1/safes?safes={chainId}:{address},…`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getSafeOverviews } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const overviews = await getSafeOverviews(client, {
 *   safes: ['1:0x5aFE3855358E112B5647B952709E6165e1c1eEEe'],
 * })
 */
export async function getSafeOverviews(
  client: GatewayClient,
  parameters: getSafeOverviews.Parameters,
): Promise<getSafeOverviews.ReturnType> {
  const { safes, currency = 'usd', trusted, excludeSpam } = parameters
  for (const safe of safes)
    segment('safes', safe, /^\d{1,78}:0x[\da-fA-F]{40}$/)
  return client.request({
    call: 'getSafeOverviews',
    path: '/v1/safes',
    query: {
      currency,
      trusted,
      exclude_spam: excludeSpam,
      wallet_address: parameters.walletAddress,
      safes: safes.join(),
    },
    options: parameters,
  })
}

export declare namespace getSafeOverviews {
  type Parameters = {
    /** Of the form `{chainId}:{address}`; a gateway reads the first ten. */
    readonly safes: readonly `${string}:${Address}`[]
    /** @default 'usd' */
    readonly currency?: string | undefined
    readonly trusted?: boolean | undefined
    readonly excludeSpam?: boolean | undefined
    /** Whose confirmations `awaitingConfirmation` counts. */
    readonly walletAddress?: Address | undefined
  } & CallOptions
  type ReturnType = SafeOverview[]
}
