'use client'
import type { getDelegates } from '@strongroom/gateway-sdk'
import { delegatesQueryOptions } from '../query/delegatesQueryOptions.ts'
import type { ListParameters } from '../query/QueryParameters.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'

/**
 * Lists who may propose for whom, page after page. Waits while a needed
 * parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useDelegates } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useDelegates({
 *     chainId: '1',
 *     safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   const items = data?.pages.flatMap((page) => page.results) ?? []
 *   return (
 *     <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
 *       {items.length} items, more
 *     </button>
 *   )
 * }
 */
export function useDelegates<TData = Pages<getDelegates.ReturnType>>(
  parameters: useDelegates.Parameters<TData>,
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getDelegates>,
    getDelegates.ReturnType,
    TData
  >('useDelegates', delegatesQueryOptions, parameters)
}

export declare namespace useDelegates {
  type Parameters<TData = Pages<getDelegates.ReturnType>> = ListParameters<
    typeof getDelegates
  > &
    InfiniteQueryHookOptions<getDelegates.ReturnType, TData>
}
