'use client'
import type { getSafeInfo } from '@strongroom/gateway-sdk'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { safeQueryOptions } from '../query/safeQueryOptions.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads a safe’s state. Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useSafe } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useSafe({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useSafe<TData = getSafeInfo.ReturnType>(
  parameters: useSafe.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getSafeInfo>,
    getSafeInfo.ReturnType,
    TData
  >('useSafe', safeQueryOptions, parameters)
}

export declare namespace useSafe {
  type Parameters<TData = getSafeInfo.ReturnType> = QueryParameters<
    typeof getSafeInfo
  > &
    QueryHookOptions<getSafeInfo.ReturnType, TData>
}
