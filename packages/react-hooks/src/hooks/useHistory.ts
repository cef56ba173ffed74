'use client'
import type { getTransactionHistory } from '@strongroom/gateway-sdk'
import { historyQueryOptions } from '../query/historyQueryOptions.ts'
import type { ListParameters } from '../query/QueryParameters.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'

/**
 * Lists what happened, newest first, page after page. Waits while a needed
 * parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useHistory } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useHistory({
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
export function useHistory<TData = Pages<getTransactionHistory.ReturnType>>(
  parameters: useHistory.Parameters<TData>,
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getTransactionHistory>,
    getTransactionHistory.ReturnType,
    TData
  >('useHistory', historyQueryOptions, parameters)
}

export declare namespace useHistory {
  type Parameters<TData = Pages<getTransactionHistory.ReturnType>> =
    ListParameters<typeof getTransactionHistory> &
      InfiniteQueryHookOptions<getTransactionHistory.ReturnType, TData>
}
