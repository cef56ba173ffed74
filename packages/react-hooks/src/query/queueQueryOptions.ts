import {
  type GatewayClient,
  getTransactionQueue,
} from '@strongroom/gateway-sdk'
import { infiniteQueryOptions, skipToken } from '@tanstack/react-query'
import type { QueryParameters } from './QueryParameters.ts'
import { queryDefaults } from './queryDefaults.ts'
import { queryKey } from './queryKey.ts'

/**
 * Transactions that wait for confirmations or execution. The page parameter is the gateway's
 * link to the next page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { queueQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   queueQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function queueQueryOptions(
  client: GatewayClient,
  parameters: Omit<
    QueryParameters<typeof getTransactionQueue>,
    'cursor' | 'pageUrl'
  >,
) {
  const { chainId, safeAddress, trusted } = parameters
  return infiniteQueryOptions({
    ...queryDefaults,
    queryKey: queryKey(client, 'queue', { chainId, safeAddress, trusted }),
    queryFn:
      chainId && safeAddress
        ? ({ signal, pageParam }) =>
            getTransactionQueue(client, {
              chainId,
              safeAddress,
              trusted,
              pageUrl: pageParam,
              signal,
              retry: 0,
            })
        : skipToken,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}
