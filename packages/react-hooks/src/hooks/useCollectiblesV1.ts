'use client'
import type { getCollectibles } from '@strongroom/gateway-sdk'
import { collectiblesV1QueryOptions } from '../query/collectiblesV1QueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists all NFTs of a safe at once, from gateways that have no pages of them.
 * Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useCollectiblesV1 } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useCollectiblesV1({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useCollectiblesV1<TData = getCollectibles.ReturnType>(
  parameters: useCollectiblesV1.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getCollectibles>,
    getCollectibles.ReturnType,
    TData
  >('useCollectiblesV1', collectiblesV1QueryOptions, parameters)
}

export declare namespace useCollectiblesV1 {
  type Parameters<TData = getCollectibles.ReturnType> = QueryParameters<
    typeof getCollectibles
  > &
    QueryHookOptions<getCollectibles.ReturnType, TData>
}
