'use client'
import type { getConfirmationView } from '@strongroom/gateway-sdk'
import { confirmationViewQueryOptions } from '../query/confirmationViewQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads what the gateway would show of a call before it is signed. Waits while
 * a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useConfirmationView } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useConfirmationView({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     data: '0x',
 *     to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     value: '0',
 *     operation: 0,
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useConfirmationView<TData = getConfirmationView.ReturnType>(
  parameters: useConfirmationView.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getConfirmationView>,
    getConfirmationView.ReturnType,
    TData
  >('useConfirmationView', confirmationViewQueryOptions, parameters)
}

export declare namespace useConfirmationView {
  type Parameters<TData = getConfirmationView.ReturnType> = QueryParameters<
    typeof getConfirmationView
  > &
    QueryHookOptions<getConfirmationView.ReturnType, TData>
}
