'use client'
import type { getTransactionDetails } from '@strongroom/gateway-sdk'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { transactionQueryOptions } from '../query/transactionQueryOptions.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads one transaction’s details. Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useTransaction } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useTransaction({
 *     chainId: '1',
 *     transactionId: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useTransaction<TData = getTransactionDetails.ReturnType>(
  parameters: useTransaction.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getTransactionDetails>,
    getTransactionDetails.ReturnType,
    TData
  >('useTransaction', transactionQueryOptions, parameters)
}

export declare namespace useTransaction {
  type Parameters<TData = getTransactionDetails.ReturnType> = QueryParameters<
    typeof getTransactionDetails
  > &
    QueryHookOptions<getTransactionDetails.ReturnType, TData>
}
