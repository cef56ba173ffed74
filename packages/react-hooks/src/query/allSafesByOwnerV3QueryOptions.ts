import { type GatewayClient, getAllOwnedSafesV3 } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * The safes of an owner on all chains; `null` for a chain that did not answer.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { allSafesByOwnerV3QueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   allSafesByOwnerV3QueryOptions(client, {
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function allSafesByOwnerV3QueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getAllOwnedSafesV3>,
) {
  return callQuery(client, getAllOwnedSafesV3, 'allOwnedSafesV3', parameters, [
    'ownerAddress',
  ])
}
