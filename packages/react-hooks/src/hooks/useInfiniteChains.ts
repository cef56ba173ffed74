'use client'
import type { getChainsConfig } from '@strongroom/gateway-sdk'
import { chainsInfiniteQueryOptions } from '../query/chainsInfiniteQueryOptions.ts'
import type { ListParameters } from '../query/QueryParameters.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'

/**
 * Lists the chains the gateway serves, page after page.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useInfiniteChains } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useInfiniteChains()
 *   const items = data?.pages.flatMap((page) => page.results) ?? []
 *   return (
 *     <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
 *       {items.length} items, more
 *     </button>
 *   )
 * }
 */
export function useInfiniteChains<TData = Pages<getChainsConfig.ReturnType>>(
  parameters: useInfiniteChains.Parameters<TData> = {},
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getChainsConfig>,
    getChainsConfig.ReturnType,
    TData
  >('useInfiniteChains', chainsInfiniteQueryOptions, parameters)
}

export declare namespace useInfiniteChains {
  type Parameters<TData = Pages<getChainsConfig.ReturnType>> = ListParameters<
    typeof getChainsConfig
  > &
    InfiniteQueryHookOptions<getChainsConfig.ReturnType, TData>
}
