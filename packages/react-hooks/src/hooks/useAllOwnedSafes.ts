'use client'
import type { getAllOwnedSafesV2 } from '@strongroom/gateway-sdk'
import { allSafesByOwnerQueryOptions } from '../query/allSafesByOwnerQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists an owner’s safes on all chains. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAllOwnedSafes } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useAllOwnedSafes({
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useAllOwnedSafes<TData = getAllOwnedSafesV2.ReturnType>(
  parameters: useAllOwnedSafes.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getAllOwnedSafesV2>,
    getAllOwnedSafesV2.ReturnType,
    TData
  >('useAllOwnedSafes', allSafesByOwnerQueryOptions, parameters)
}

export declare namespace useAllOwnedSafes {
  type Parameters<TData = getAllOwnedSafesV2.ReturnType> = QueryParameters<
    typeof getAllOwnedSafesV2
  > &
    QueryHookOptions<getAllOwnedSafesV2.ReturnType, TData>
}
