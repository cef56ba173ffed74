import { type GatewayClient, getOwnedSafes } from '@strongroom/gateway-sdk'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { QueryParameters } from './QueryParameters.ts'
import { queryDefaults } from './queryDefaults.ts'
import { queryKey } from './queryKey.ts'

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
  const { chainId, ownerAddress } = parameters
  return queryOptions({
    ...queryDefaults,
    queryKey: queryKey(client, 'ownedSafes', { chainId, ownerAddress }),
    queryFn:
      chainId && ownerAddress
        ? ({ signal }) =>
            getOwnedSafes(client, { chainId, ownerAddress, signal, retry: 0 })
        : skipToken,
  })
}
