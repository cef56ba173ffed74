'use client'
import type { getChainConfigV2 } from '@strongroom/gateway-sdk'
import { chainV2QueryOptions } from '../query/chainV2QueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads one chain, with the features of a service. Waits while a needed
 * parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useChainV2 } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useChainV2({
 *     chainId: '1',
 *     serviceKey: 'WALLET_WEB',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useChainV2<TData = getChainConfigV2.ReturnType>(
  parameters: useChainV2.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getChainConfigV2>,
    getChainConfigV2.ReturnType,
    TData
  >('useChainV2', chainV2QueryOptions, parameters)
}

export declare namespace useChainV2 {
  type Parameters<TData = getChainConfigV2.ReturnType> = QueryParameters<
    typeof getChainConfigV2
  > &
    QueryHookOptions<getChainConfigV2.ReturnType, TData>
}
