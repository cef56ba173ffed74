'use client'
import type { getAllOwnedSafesV3 } from '@strongroom/gateway-sdk'
import { allSafesByOwnerV3QueryOptions } from '../query/allSafesByOwnerV3QueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists an owner’s safes on all chains; `null` for a chain that did not answer.
 * Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAllOwnedSafesV3 } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useAllOwnedSafesV3({
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useAllOwnedSafesV3<TData = getAllOwnedSafesV3.ReturnType>(
  parameters: useAllOwnedSafesV3.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getAllOwnedSafesV3>,
    getAllOwnedSafesV3.ReturnType,
    TData
  >('useAllOwnedSafesV3', allSafesByOwnerV3QueryOptions, parameters)
}

export declare namespace useAllOwnedSafesV3 {
  type Parameters<TData = getAllOwnedSafesV3.ReturnType> = QueryParameters<
    typeof getAllOwnedSafesV3
  > &
    QueryHookOptions<getAllOwnedSafesV3.ReturnType, TData>
}
