'use client'
import type { getChainsConfigV2 } from '@strongroom/gateway-sdk'
import { chainsV2QueryOptions } from '../query/chainsV2QueryOptions.ts'
import type { ListParameters } from '../query/QueryParameters.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'

/**
 * Lists the chains the gateway serves, with the features of a service. Waits
 * while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useChainsV2 } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useChainsV2({
 *     serviceKey: 'WALLET_WEB',
 *   })
 *   const items = data?.pages.flatMap((page) => page.results) ?? []
 *   return (
 *     <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
 *       {items.length} items, more
 *     </button>
 *   )
 * }
 */
export function useChainsV2<TData = Pages<getChainsConfigV2.ReturnType>>(
  parameters: useChainsV2.Parameters<TData>,
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getChainsConfigV2>,
    getChainsConfigV2.ReturnType,
    TData
  >('useChainsV2', chainsV2QueryOptions, parameters)
}

export declare namespace useChainsV2 {
  type Parameters<TData = Pages<getChainsConfigV2.ReturnType>> = ListParameters<
    typeof getChainsConfigV2
  > &
    InfiniteQueryHookOptions<getChainsConfigV2.ReturnType, TData>
}
