'use client'
import type { getCollectiblesPage } from '@strongroom/gateway-sdk'
import { collectiblesQueryOptions } from '../query/collectiblesQueryOptions.ts'
import type { ListParameters } from '../query/QueryParameters.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'

/**
 * Lists the NFTs of a safe, page after page. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useCollectibles } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useCollectibles({
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
export function useCollectibles<TData = Pages<getCollectiblesPage.ReturnType>>(
  parameters: useCollectibles.Parameters<TData>,
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getCollectiblesPage>,
    getCollectiblesPage.ReturnType,
    TData
  >('useCollectibles', collectiblesQueryOptions, parameters)
}

export declare namespace useCollectibles {
  type Parameters<TData = Pages<getCollectiblesPage.ReturnType>> =
    ListParameters<typeof getCollectiblesPage> &
      InfiniteQueryHookOptions<getCollectiblesPage.ReturnType, TData>
}
