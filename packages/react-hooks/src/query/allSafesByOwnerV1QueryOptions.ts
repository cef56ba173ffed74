import { type GatewayClient, getAllOwnedSafes } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * The safes of an owner on all chains, from gateways of the first version.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { allSafesByOwnerV1QueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   allSafesByOwnerV1QueryOptions(client, {
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function allSafesByOwnerV1QueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getAllOwnedSafes>,
) {
  return callQuery(client, getAllOwnedSafes, 'allOwnedSafesV1', parameters, [
    'ownerAddress',
  ])
}
