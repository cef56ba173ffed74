'use client'
import type { getTxPreview } from '@strongroom/gateway-sdk'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { txPreviewQueryOptions } from '../query/txPreviewQueryOptions.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads what the gateway would show of a transaction that is not proposed yet.
 * Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useTxPreview } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useTxPreview({
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
export function useTxPreview<TData = getTxPreview.ReturnType>(
  parameters: useTxPreview.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getTxPreview>,
    getTxPreview.ReturnType,
    TData
  >('useTxPreview', txPreviewQueryOptions, parameters)
}

export declare namespace useTxPreview {
  type Parameters<TData = getTxPreview.ReturnType> = QueryParameters<
    typeof getTxPreview
  > &
    QueryHookOptions<getTxPreview.ReturnType, TData>
}
