import { type GatewayClient, getChainsConfig } from '@strongroom/gateway-sdk'
import { queryOptions } from '@tanstack/react-query'
import type { QueryParameters } from './QueryParameters.ts'
import { queryDefaults } from './queryDefaults.ts'
import { queryKey } from './queryKey.ts'

/**
 * The first page of the chains a gateway serves; the usual gateways have one.
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
  const { limit } = parameters
  return queryOptions({
    ...queryDefaults,
    queryKey: queryKey(client, 'chains', { limit }),
    queryFn: ({ signal }) =>
      getChainsConfig(client, { limit, signal, retry: 0 }),
    // Chains change by the week.
    staleTime: 5 * 60_000,
  })
}
