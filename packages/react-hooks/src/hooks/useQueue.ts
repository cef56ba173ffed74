'use client'
import type { getTransactionQueue } from '@strongroom/gateway-sdk'
import type { ListParameters } from '../query/QueryParameters.ts'
import { queueQueryOptions } from '../query/queueQueryOptions.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'

/**
 * Lists what waits for confirmations or execution, page after page. Waits while
 * a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useQueue } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useQueue({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   const items = data?.pages.flatMap((page) => page.results) ?? []
 *   return (
 *     <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
 *       {items.length} items, more
 *     </button>
 *   )
 * }
 */
export function useQueue<TData = Pages<getTransactionQueue.ReturnType>>(
  parameters: useQueue.Parameters<TData>,
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getTransactionQueue>,
    getTransactionQueue.ReturnType,
    TData
  >('useQueue', queueQueryOptions, parameters)
}

export declare namespace useQueue {
  type Parameters<TData = Pages<getTransactionQueue.ReturnType>> =
    ListParameters<typeof getTransactionQueue> &
      InfiniteQueryHookOptions<getTransactionQueue.ReturnType, TData>
}
