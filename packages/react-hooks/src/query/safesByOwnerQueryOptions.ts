import { type GatewayClient, getOwnedSafes } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * The safes of an owner on one chain.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { safesByOwnerQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   safesByOwnerQueryOptions(client, {
 *     chainId: '1',
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function safesByOwnerQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getOwnedSafes>,
) {
  return callQuery(client, getOwnedSafes, 'ownedSafes', parameters, [
    'chainId',
    'ownerAddress',
  ])
}
