'use client'
import type { getNonces } from '@strongroom/gateway-sdk'
import { noncesQueryOptions } from '../query/noncesQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads a safe’s nonce and the one to propose next. Waits while a needed
 * parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useNonces } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useNonces({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useNonces<TData = getNonces.ReturnType>(
  parameters: useNonces.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getNonces>,
    getNonces.ReturnType,
    TData
  >('useNonces', noncesQueryOptions, parameters)
}

export declare namespace useNonces {
  type Parameters<TData = getNonces.ReturnType> = QueryParameters<
    typeof getNonces
  > &
    QueryHookOptions<getNonces.ReturnType, TData>
}
