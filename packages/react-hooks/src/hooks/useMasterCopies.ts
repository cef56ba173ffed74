'use client'
import type { getMasterCopies } from '@strongroom/gateway-sdk'
import { masterCopiesQueryOptions } from '../query/masterCopiesQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists the safe contracts the gateway knows on a chain. Waits while a needed
 * parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useMasterCopies } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useMasterCopies({
 *     chainId: '1',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useMasterCopies<TData = getMasterCopies.ReturnType>(
  parameters: useMasterCopies.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getMasterCopies>,
    getMasterCopies.ReturnType,
    TData
  >('useMasterCopies', masterCopiesQueryOptions, parameters)
}

export declare namespace useMasterCopies {
  type Parameters<TData = getMasterCopies.ReturnType> = QueryParameters<
    typeof getMasterCopies
  > &
    QueryHookOptions<getMasterCopies.ReturnType, TData>
}
