'use client'
import type { getOwnedSafes } from '@strongroom/gateway-sdk'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { safesByOwnerQueryOptions } from '../query/safesByOwnerQueryOptions.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists an owner’s safes on one chain. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useOwnedSafes } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useOwnedSafes({
 *     chainId: '1',
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useOwnedSafes<TData = getOwnedSafes.ReturnType>(
  parameters: useOwnedSafes.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getOwnedSafes>,
    getOwnedSafes.ReturnType,
    TData
  >('useOwnedSafes', safesByOwnerQueryOptions, parameters)
}

export declare namespace useOwnedSafes {
  type Parameters<TData = getOwnedSafes.ReturnType> = QueryParameters<
    typeof getOwnedSafes
  > &
    QueryHookOptions<getOwnedSafes.ReturnType, TData>
}
