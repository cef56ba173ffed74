import { type GatewayClient, getSafeOverviewsV2 } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * Short facts about several safes, from the second version of the call.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { overviewsV2QueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   overviewsV2QueryOptions(client, {
 *     safes: ['1:0x5aFE3855358E112B5647B952709E6165e1c1eEEe'],
 *   }),
 * )
 */
export function overviewsV2QueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getSafeOverviewsV2>,
) {
  return callQuery(client, getSafeOverviewsV2, 'overviewsV2', parameters, [
    'safes',
  ])
}
