'use client'
import type { getModuleTransactions } from '@strongroom/gateway-sdk'
import { moduleTransactionsQueryOptions } from '../query/moduleTransactionsQueryOptions.ts'
import type { ListParameters } from '../query/QueryParameters.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'

/**
 * Lists what modules did with a safe, newest first, page after page. Waits
 * while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useModuleTransactions } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useModuleTransactions({
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
export function useModuleTransactions<
  TData = Pages<getModuleTransactions.ReturnType>,
>(parameters: useModuleTransactions.Parameters<TData>) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getModuleTransactions>,
    getModuleTransactions.ReturnType,
    TData
  >('useModuleTransactions', moduleTransactionsQueryOptions, parameters)
}

export declare namespace useModuleTransactions {
  type Parameters<TData = Pages<getModuleTransactions.ReturnType>> =
    ListParameters<typeof getModuleTransactions> &
      InfiniteQueryHookOptions<getModuleTransactions.ReturnType, TData>
}
