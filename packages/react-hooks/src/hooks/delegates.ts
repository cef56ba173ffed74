'use client'
import type {
  addDelegate,
  deleteDelegate,
  getDelegates,
} from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../calls/callMutation.ts'
import {
  addDelegateMutationOptions,
  delegatesQueryOptions,
  deleteDelegateMutationOptions,
} from '../calls/delegates.ts'
import type { ListParameters } from '../calls/QueryParameters.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

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

/**
 * Lets an account propose for an owner. Invalidates the queries that it
 * changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAddDelegate } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useAddDelegate()
 *   return isPending ? undefined : mutate
 * }
 */
export function useAddDelegate(parameters: useAddDelegate.Parameters = {}) {
  return useOptionsMutation(
    'useAddDelegate',
    addDelegateMutationOptions,
    parameters,
  )
}

export declare namespace useAddDelegate {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof addDelegate>>,
    MutationVariables<typeof addDelegate>
  >
}

/**
 * Removes a delegate. Invalidates the queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useDeleteDelegate } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useDeleteDelegate()
 *   return isPending ? undefined : mutate
 * }
 */
export function useDeleteDelegate(
  parameters: useDeleteDelegate.Parameters = {},
) {
  return useOptionsMutation(
    'useDeleteDelegate',
    deleteDelegateMutationOptions,
    parameters,
  )
}

export declare namespace useDeleteDelegate {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof deleteDelegate>>,
    MutationVariables<typeof deleteDelegate>
  >
}
