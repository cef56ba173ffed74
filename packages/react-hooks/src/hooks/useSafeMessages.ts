'use client'
import type { getSafeMessages } from '@strongroom/gateway-sdk'
import { messagesQueryOptions } from '../query/messagesQueryOptions.ts'
import type { ListParameters } from '../query/QueryParameters.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'

/**
 * Lists the messages of a safe, newest first, page after page. Waits while a
 * needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useSafeMessages } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useSafeMessages({
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
export function useSafeMessages<TData = Pages<getSafeMessages.ReturnType>>(
  parameters: useSafeMessages.Parameters<TData>,
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getSafeMessages>,
    getSafeMessages.ReturnType,
    TData
  >('useSafeMessages', messagesQueryOptions, parameters)
}

export declare namespace useSafeMessages {
  type Parameters<TData = Pages<getSafeMessages.ReturnType>> = ListParameters<
    typeof getSafeMessages
  > &
    InfiniteQueryHookOptions<getSafeMessages.ReturnType, TData>
}
