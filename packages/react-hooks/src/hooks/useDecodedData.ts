'use client'
import type { getDecodedData } from '@strongroom/gateway-sdk'
import { decodedDataQueryOptions } from '../query/decodedDataQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads a call in words, as the gateway reads it. Waits while a needed
 * parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useDecodedData } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useDecodedData({
 *     chainId: '1',
 *     to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     data: '0x',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useDecodedData<TData = getDecodedData.ReturnType>(
  parameters: useDecodedData.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getDecodedData>,
    getDecodedData.ReturnType,
    TData
  >('useDecodedData', decodedDataQueryOptions, parameters)
}

export declare namespace useDecodedData {
  type Parameters<TData = getDecodedData.ReturnType> = QueryParameters<
    typeof getDecodedData
  > &
    QueryHookOptions<getDecodedData.ReturnType, TData>
}
