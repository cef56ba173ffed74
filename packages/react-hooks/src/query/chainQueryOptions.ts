import { type GatewayClient, getChainConfig } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * One chain that a gateway serves.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { chainQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   chainQueryOptions(client, {
 *     chainId: '1',
 *   }),
 * )
 */
export function chainQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getChainConfig>,
) {
  return callQuery(client, getChainConfig, 'chain', parameters, ['chainId'], {
    // Chains change by the week.
    staleTime: 5 * 60_000,
  })
}
