'use client'
import type { getCreationTransaction } from '@strongroom/gateway-sdk'
import { creationTransactionQueryOptions } from '../query/creationTransactionQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads how a safe was created. Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useCreationTransaction } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useCreationTransaction({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useCreationTransaction<
  TData = getCreationTransaction.ReturnType,
>(parameters: useCreationTransaction.Parameters<TData>) {
  return useOptionsQuery<
    QueryParameters<typeof getCreationTransaction>,
    getCreationTransaction.ReturnType,
    TData
  >('useCreationTransaction', creationTransactionQueryOptions, parameters)
}

export declare namespace useCreationTransaction {
  type Parameters<TData = getCreationTransaction.ReturnType> = QueryParameters<
    typeof getCreationTransaction
  > &
    QueryHookOptions<getCreationTransaction.ReturnType, TData>
}
