import { type GatewayClient, getCollectibles } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * All NFTs of a safe at once, from gateways that have no pages of them.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { collectiblesV1QueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   collectiblesV1QueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function collectiblesV1QueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getCollectibles>,
) {
  return callQuery(client, getCollectibles, 'collectiblesV1', parameters, [
    'chainId',
    'safeAddress',
  ])
}
