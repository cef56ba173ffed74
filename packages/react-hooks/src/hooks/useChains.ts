'use client'
import type { getChainsConfig } from '@strongroom/gateway-sdk'
import { chainsQueryOptions } from '../query/chainsQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists the chains the gateway serves: the first page, usually all of them.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useChains } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useChains()
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useChains<TData = getChainsConfig.ReturnType>(
  parameters: useChains.Parameters<TData> = {},
) {
  return useOptionsQuery<
    QueryParameters<typeof getChainsConfig>,
    getChainsConfig.ReturnType,
    TData
  >('useChains', chainsQueryOptions, parameters)
}

export declare namespace useChains {
  type Parameters<TData = getChainsConfig.ReturnType> = QueryParameters<
    typeof getChainsConfig
  > &
    QueryHookOptions<getChainsConfig.ReturnType, TData>
}
