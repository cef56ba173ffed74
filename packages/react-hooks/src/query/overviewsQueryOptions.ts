import { type GatewayClient, getSafeOverviews } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * Short facts about several safes, on any chains.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { overviewsQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   overviewsQueryOptions(client, {
 *     safes: ['1:0x5aFE3855358E112B5647B952709E6165e1c1eEEe'],
 *   }),
 * )
 */
export function overviewsQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getSafeOverviews>,
) {
  return callQuery(client, getSafeOverviews, 'overviews', parameters, ['safes'])
}
