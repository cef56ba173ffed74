'use client'
import type { getMultisigTransactions } from '@strongroom/gateway-sdk'
import { multisigTransactionsQueryOptions } from '../query/multisigTransactionsQueryOptions.ts'
import type { ListParameters } from '../query/QueryParameters.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'

/**
 * Lists what owners proposed, executed or not, page after page. Waits while a
 * needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useMultisigTransactions } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useMultisigTransactions({
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
export function useMultisigTransactions<
  TData = Pages<getMultisigTransactions.ReturnType>,
>(parameters: useMultisigTransactions.Parameters<TData>) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getMultisigTransactions>,
    getMultisigTransactions.ReturnType,
    TData
  >('useMultisigTransactions', multisigTransactionsQueryOptions, parameters)
}

export declare namespace useMultisigTransactions {
  type Parameters<TData = Pages<getMultisigTransactions.ReturnType>> =
    ListParameters<typeof getMultisigTransactions> &
      InfiniteQueryHookOptions<getMultisigTransactions.ReturnType, TData>
}
