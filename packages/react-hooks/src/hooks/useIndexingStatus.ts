'use client'
import type { getIndexingStatus } from '@strongroom/gateway-sdk'
import { indexingStatusQueryOptions } from '../query/indexingStatusQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads how far the gateway has read a chain. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useIndexingStatus } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useIndexingStatus({
 *     chainId: '1',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useIndexingStatus<TData = getIndexingStatus.ReturnType>(
  parameters: useIndexingStatus.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getIndexingStatus>,
    getIndexingStatus.ReturnType,
    TData
  >('useIndexingStatus', indexingStatusQueryOptions, parameters)
}

export declare namespace useIndexingStatus {
  type Parameters<TData = getIndexingStatus.ReturnType> = QueryParameters<
    typeof getIndexingStatus
  > &
    QueryHookOptions<getIndexingStatus.ReturnType, TData>
}
