'use client'
import type { getIncomingTransfers } from '@strongroom/gateway-sdk'
import { incomingTransfersQueryOptions } from '../query/incomingTransfersQueryOptions.ts'
import type { ListParameters } from '../query/QueryParameters.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'

/**
 * Lists what a safe received, newest first, page after page. Waits while a
 * needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useIncomingTransfers } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useIncomingTransfers({
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
export function useIncomingTransfers<
  TData = Pages<getIncomingTransfers.ReturnType>,
>(parameters: useIncomingTransfers.Parameters<TData>) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getIncomingTransfers>,
    getIncomingTransfers.ReturnType,
    TData
  >('useIncomingTransfers', incomingTransfersQueryOptions, parameters)
}

export declare namespace useIncomingTransfers {
  type Parameters<TData = Pages<getIncomingTransfers.ReturnType>> =
    ListParameters<typeof getIncomingTransfers> &
      InfiniteQueryHookOptions<getIncomingTransfers.ReturnType, TData>
}
