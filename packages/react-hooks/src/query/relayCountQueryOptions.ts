import { type GatewayClient, getRelayCount } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * How many transactions a gateway will still pay for.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { relayCountQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   relayCountQueryOptions(client, {
 *     chainId: '1',
 *     address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function relayCountQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getRelayCount>,
) {
  return callQuery(client, getRelayCount, 'relayCount', parameters, [
    'chainId',
    'address',
  ])
}
