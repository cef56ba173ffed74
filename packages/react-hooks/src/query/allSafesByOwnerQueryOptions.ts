import { type GatewayClient, getAllOwnedSafesV2 } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * The safes of an owner on all chains.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { allSafesByOwnerQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   allSafesByOwnerQueryOptions(client, {
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function allSafesByOwnerQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getAllOwnedSafesV2>,
) {
  return callQuery(client, getAllOwnedSafesV2, 'allOwnedSafes', parameters, [
    'ownerAddress',
  ])
}
