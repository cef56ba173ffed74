import { type GatewayClient, getIndexingStatus } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * How far a gateway has read a chain.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { indexingStatusQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   indexingStatusQueryOptions(client, {
 *     chainId: '1',
 *   }),
 * )
 */
export function indexingStatusQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getIndexingStatus>,
) {
  return callQuery(client, getIndexingStatus, 'indexingStatus', parameters, [
    'chainId',
  ])
}
