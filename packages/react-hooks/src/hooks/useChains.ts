'use client'
import type { getChainsConfig } from '@strongroom/gateway-sdk'
import { useGateway } from '../provider/useGateway.ts'
import { chainsQueryOptions } from '../query/chainsQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists the chains the gateway serves.
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
  const { client, query, ...rest } = parameters
  const gateway = useGateway('useChains', client)
  return useOptionsQuery<getChainsConfig.ReturnType, TData>(
    chainsQueryOptions(gateway, rest),
    query,
  )
}

export declare namespace useChains {
  type Parameters<TData = getChainsConfig.ReturnType> = QueryParameters<
    typeof getChainsConfig
  > &
    QueryHookOptions<getChainsConfig.ReturnType, TData>
}
