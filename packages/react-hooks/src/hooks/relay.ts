'use client'
import type {
  getRelayCount,
  getRelayStatus,
  relayTransaction,
} from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../calls/callMutation.ts'
import type { QueryParameters } from '../calls/QueryParameters.ts'
import {
  relayCountQueryOptions,
  relayStatusQueryOptions,
  relayTransactionMutationOptions,
} from '../calls/relay.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Has the gateway send and pay for a transaction. Invalidates the queries that
 * it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useRelayTransaction } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useRelayTransaction()
 *   return isPending ? undefined : mutate
 * }
 */
export function useRelayTransaction(
  parameters: useRelayTransaction.Parameters = {},
) {
  return useOptionsMutation(
    'useRelayTransaction',
    relayTransactionMutationOptions,
    parameters,
  )
}

export declare namespace useRelayTransaction {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof relayTransaction>>,
    MutationVariables<typeof relayTransaction>
  >
}

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
