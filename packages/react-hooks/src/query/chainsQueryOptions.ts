import { type GatewayClient, getChainsConfig } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * The first page of the chains a gateway serves; the usual gateways have one.
 * All pages: `chainsInfiniteQueryOptions`.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { chainsQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   chainsQueryOptions(client),
 * )
 */
export function chainsQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getChainsConfig> = {},
) {
  return callQuery(client, getChainsConfig, 'chains', parameters, [], {
    // Chains change by the week.
    staleTime: 5 * 60_000,
  })
}
