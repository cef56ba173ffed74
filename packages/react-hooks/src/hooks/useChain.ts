'use client'
import type { getChainConfig } from '@strongroom/gateway-sdk'
import { chainQueryOptions } from '../query/chainQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads one chain that the gateway serves. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useChain } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useChain({
 *     chainId: '1',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useChain<TData = getChainConfig.ReturnType>(
  parameters: useChain.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getChainConfig>,
    getChainConfig.ReturnType,
    TData
  >('useChain', chainQueryOptions, parameters)
}

export declare namespace useChain {
  type Parameters<TData = getChainConfig.ReturnType> = QueryParameters<
    typeof getChainConfig
  > &
    QueryHookOptions<getChainConfig.ReturnType, TData>
}
