'use client'
import type { getSafeOverviews } from '@strongroom/gateway-sdk'
import { overviewsQueryOptions } from '../query/overviewsQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads short facts about several safes. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useOverviews } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useOverviews({
 *     safes: ['1:0x5aFE3855358E112B5647B952709E6165e1c1eEEe'],
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useOverviews<TData = getSafeOverviews.ReturnType>(
  parameters: useOverviews.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getSafeOverviews>,
    getSafeOverviews.ReturnType,
    TData
  >('useOverviews', overviewsQueryOptions, parameters)
}

export declare namespace useOverviews {
  type Parameters<TData = getSafeOverviews.ReturnType> = QueryParameters<
    typeof getSafeOverviews
  > &
    QueryHookOptions<getSafeOverviews.ReturnType, TData>
}
