import { type GatewayClient, getChainsConfigV2 } from '@strongroom/gateway-sdk'
import { callListQuery } from './callListQuery.ts'
import type { ListParameters } from './QueryParameters.ts'

/**
 * The chains a gateway serves, with the features of a service. An infinite
 * query: the page parameter is the gateway’s link to the page, `null` for the
 * first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { chainsV2QueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   chainsV2QueryOptions(client, {
 *     serviceKey: 'WALLET_WEB',
 *   }),
 * )
 */
export function chainsV2QueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getChainsConfigV2>,
) {
  return callListQuery(
    client,
    getChainsConfigV2,
    'chainsV2',
    parameters,
    ['serviceKey'],
    {
      // Chains change by the week.
      staleTime: 5 * 60_000,
    },
  )
}
