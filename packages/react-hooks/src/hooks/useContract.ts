'use client'
import type { getContract } from '@strongroom/gateway-sdk'
import { contractQueryOptions } from '../query/contractQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads a contract’s name, logo and ABI, as far as the gateway knows them.
 * Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useContract } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useContract({
 *     chainId: '1',
 *     contractAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useContract<TData = getContract.ReturnType>(
  parameters: useContract.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getContract>,
    getContract.ReturnType,
    TData
  >('useContract', contractQueryOptions, parameters)
}

export declare namespace useContract {
  type Parameters<TData = getContract.ReturnType> = QueryParameters<
    typeof getContract
  > &
    QueryHookOptions<getContract.ReturnType, TData>
}
