import { type GatewayClient, getChainsConfig } from '@strongroom/gateway-sdk'
import { callListQuery } from './callListQuery.ts'
import type { ListParameters } from './QueryParameters.ts'

/**
 * The chains a gateway serves, page after page. An infinite query: the page
 * parameter is the gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { chainsInfiniteQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   chainsInfiniteQueryOptions(client),
 * )
 */
export function chainsInfiniteQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getChainsConfig> = {},
) {
  return callListQuery(
    client,
    getChainsConfig,
    'infiniteChains',
    parameters,
    [],
    {
      // Chains change by the week.
      staleTime: 5 * 60_000,
    },
  )
}
