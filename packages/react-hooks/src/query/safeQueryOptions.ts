import { type GatewayClient, getSafeInfo } from '@strongroom/gateway-sdk'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { QueryParameters } from './QueryParameters.ts'
import { queryDefaults } from './queryDefaults.ts'
import { queryKey } from './queryKey.ts'

/**
 * A safe's state.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { safeQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   safeQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function safeQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getSafeInfo>,
) {
  const { chainId, safeAddress } = parameters
  return queryOptions({
    ...queryDefaults,
    queryKey: queryKey(client, 'safe', { chainId, safeAddress }),
    queryFn:
      chainId && safeAddress
        ? ({ signal }) =>
            getSafeInfo(client, { chainId, safeAddress, signal, retry: 0 })
        : skipToken,
  })
}
