'use client'
import type { getAllOwnedSafes } from '@strongroom/gateway-sdk'
import { allSafesByOwnerV1QueryOptions } from '../query/allSafesByOwnerV1QueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists an owner’s safes on all chains, from gateways of the first version.
 * Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAllOwnedSafesV1 } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useAllOwnedSafesV1({
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useAllOwnedSafesV1<TData = getAllOwnedSafes.ReturnType>(
  parameters: useAllOwnedSafesV1.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getAllOwnedSafes>,
    getAllOwnedSafes.ReturnType,
    TData
  >('useAllOwnedSafesV1', allSafesByOwnerV1QueryOptions, parameters)
}

export declare namespace useAllOwnedSafesV1 {
  type Parameters<TData = getAllOwnedSafes.ReturnType> = QueryParameters<
    typeof getAllOwnedSafes
  > &
    QueryHookOptions<getAllOwnedSafes.ReturnType, TData>
}
