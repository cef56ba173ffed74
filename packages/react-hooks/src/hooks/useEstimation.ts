'use client'
import type { postSafeGasEstimation } from '@strongroom/gateway-sdk'
import { estimationQueryOptions } from '../query/estimationQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads what a call would cost a safe, and the nonce to propose it with. Waits
 * while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useEstimation } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useEstimation({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     value: '0',
 *     data: '0x',
 *     operation: 0,
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useEstimation<TData = postSafeGasEstimation.ReturnType>(
  parameters: useEstimation.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof postSafeGasEstimation>,
    postSafeGasEstimation.ReturnType,
    TData
  >('useEstimation', estimationQueryOptions, parameters)
}

export declare namespace useEstimation {
  type Parameters<TData = postSafeGasEstimation.ReturnType> = QueryParameters<
    typeof postSafeGasEstimation
  > &
    QueryHookOptions<postSafeGasEstimation.ReturnType, TData>
}
