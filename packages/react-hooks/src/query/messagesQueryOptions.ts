import { type GatewayClient, getSafeMessages } from '@strongroom/gateway-sdk'
import { infiniteQueryOptions, skipToken } from '@tanstack/react-query'
import type { QueryParameters } from './QueryParameters.ts'
import { queryDefaults } from './queryDefaults.ts'
import { queryKey } from './queryKey.ts'

/**
 * Messages of a safe, newest first. The page parameter is the gateway's link to the next
 * page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { messagesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   messagesQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function messagesQueryOptions(
  client: GatewayClient,
  parameters: Omit<
    QueryParameters<typeof getSafeMessages>,
    'cursor' | 'pageUrl'
  >,
) {
  const { chainId, safeAddress } = parameters
  return infiniteQueryOptions({
    ...queryDefaults,
    queryKey: queryKey(client, 'messages', { chainId, safeAddress }),
    queryFn:
      chainId && safeAddress
        ? ({ signal, pageParam }) =>
            getSafeMessages(client, {
              chainId,
              safeAddress,
              pageUrl: pageParam,
              signal,
              retry: 0,
            })
        : skipToken,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}
