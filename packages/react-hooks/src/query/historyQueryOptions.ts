import {
  type GatewayClient,
  getTransactionHistory,
} from '@strongroom/gateway-sdk'
import { infiniteQueryOptions, skipToken } from '@tanstack/react-query'
import type { QueryParameters } from './QueryParameters.ts'
import { queryDefaults } from './queryDefaults.ts'
import { queryKey } from './queryKey.ts'

/**
 * What happened to a safe, newest first. The page parameter is the gateway's
 * link to the next page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { historyQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   historyQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function historyQueryOptions(
  client: GatewayClient,
  parameters: Omit<
    QueryParameters<typeof getTransactionHistory>,
    'cursor' | 'pageUrl'
  >,
) {
  const { chainId, safeAddress, trusted, imitation, timezone } = parameters
  return infiniteQueryOptions({
    ...queryDefaults,
    queryKey: queryKey(client, 'history', {
      chainId,
      safeAddress,
      trusted,
      imitation,
      timezone,
    }),
    queryFn:
      chainId && safeAddress
        ? ({ signal, pageParam }) =>
            getTransactionHistory(client, {
              chainId,
              safeAddress,
              trusted,
              imitation,
              timezone,
              pageUrl: pageParam,
              signal,
              retry: 0,
            })
        : skipToken,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}
