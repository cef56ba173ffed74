'use client'
import type { getBalances } from '@strongroom/gateway-sdk'
import { balancesQueryOptions } from '../query/balancesQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads a safe’s balances. Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useBalances } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useBalances({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useBalances<TData = getBalances.ReturnType>(
  parameters: useBalances.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getBalances>,
    getBalances.ReturnType,
    TData
  >('useBalances', balancesQueryOptions, parameters)
}

export declare namespace useBalances {
  type Parameters<TData = getBalances.ReturnType> = QueryParameters<
    typeof getBalances
  > &
    QueryHookOptions<getBalances.ReturnType, TData>
}
