'use client'
import type { getRelayCount } from '@strongroom/gateway-sdk'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { relayCountQueryOptions } from '../query/relayCountQueryOptions.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads how many transactions the gateway will still pay for. Waits while a
 * needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useRelayCount } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useRelayCount({
 *     chainId: '1',
 *     address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useRelayCount<TData = getRelayCount.ReturnType>(
  parameters: useRelayCount.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getRelayCount>,
    getRelayCount.ReturnType,
    TData
  >('useRelayCount', relayCountQueryOptions, parameters)
}

export declare namespace useRelayCount {
  type Parameters<TData = getRelayCount.ReturnType> = QueryParameters<
    typeof getRelayCount
  > &
    QueryHookOptions<getRelayCount.ReturnType, TData>
}
