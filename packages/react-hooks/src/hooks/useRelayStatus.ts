'use client'
import type { getRelayStatus } from '@strongroom/gateway-sdk'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { relayStatusQueryOptions } from '../query/relayStatusQueryOptions.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads how it goes with a relayed transaction; to follow it, set
 * `refetchInterval`. Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useRelayStatus } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useRelayStatus({
 *     chainId: '1',
 *     taskId: 'task-1',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useRelayStatus<TData = getRelayStatus.ReturnType>(
  parameters: useRelayStatus.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getRelayStatus>,
    getRelayStatus.ReturnType,
    TData
  >('useRelayStatus', relayStatusQueryOptions, parameters)
}

export declare namespace useRelayStatus {
  type Parameters<TData = getRelayStatus.ReturnType> = QueryParameters<
    typeof getRelayStatus
  > &
    QueryHookOptions<getRelayStatus.ReturnType, TData>
}
