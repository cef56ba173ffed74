'use client'
import type { getSafeOverviewsV2 } from '@strongroom/gateway-sdk'
import { overviewsV2QueryOptions } from '../query/overviewsV2QueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads short facts about several safes, from the second version of the call.
 * Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useOverviewsV2 } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useOverviewsV2({
 *     safes: ['1:0x5aFE3855358E112B5647B952709E6165e1c1eEEe'],
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useOverviewsV2<TData = getSafeOverviewsV2.ReturnType>(
  parameters: useOverviewsV2.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getSafeOverviewsV2>,
    getSafeOverviewsV2.ReturnType,
    TData
  >('useOverviewsV2', overviewsV2QueryOptions, parameters)
}

export declare namespace useOverviewsV2 {
  type Parameters<TData = getSafeOverviewsV2.ReturnType> = QueryParameters<
    typeof getSafeOverviewsV2
  > &
    QueryHookOptions<getSafeOverviewsV2.ReturnType, TData>
}
