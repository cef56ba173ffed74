'use client'
import type {
  getAllOwnedSafes,
  getAllOwnedSafesV2,
  getAllOwnedSafesV3,
  getBalances,
  getCollectibles,
  getCollectiblesPage,
  getOwnedSafes,
  getSafeInfo,
  getSafeOverviews,
  getSafeOverviewsV2,
} from '@strongroom/gateway-sdk'
import type {
  ListParameters,
  QueryParameters,
} from '../calls/QueryParameters.ts'
import {
  allSafesByOwnerQueryOptions,
  allSafesByOwnerV1QueryOptions,
  allSafesByOwnerV3QueryOptions,
  balancesQueryOptions,
  collectiblesQueryOptions,
  collectiblesV1QueryOptions,
  overviewsQueryOptions,
  overviewsV2QueryOptions,
  safeQueryOptions,
  safesByOwnerQueryOptions,
} from '../calls/safes.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads a safe’s state. Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useSafe } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useSafe({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useSafe<TData = getSafeInfo.ReturnType>(
  parameters: useSafe.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getSafeInfo>,
    getSafeInfo.ReturnType,
    TData
  >('useSafe', safeQueryOptions, parameters)
}

export declare namespace useSafe {
  type Parameters<TData = getSafeInfo.ReturnType> = QueryParameters<
    typeof getSafeInfo
  > &
    QueryHookOptions<getSafeInfo.ReturnType, TData>
}

/**
 * Reads short facts about several safes. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useOverviews } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useOverviews({
 *     safes: ['1:0x5aFE3855358E112B5647B952709E6165e1c1eEEe'],
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useOverviews<TData = getSafeOverviews.ReturnType>(
  parameters: useOverviews.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getSafeOverviews>,
    getSafeOverviews.ReturnType,
    TData
  >('useOverviews', overviewsQueryOptions, parameters)
}

export declare namespace useOverviews {
  type Parameters<TData = getSafeOverviews.ReturnType> = QueryParameters<
    typeof getSafeOverviews
  > &
    QueryHookOptions<getSafeOverviews.ReturnType, TData>
}

/**
 * Reads short facts about several safes, from the second version of the call.
 * Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useOverviewsV2 } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useOverviewsV2({
 *     safes: ['1:0x5aFE3855358E112B5647B952709E6165e1c1eEEe'],
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useOverviewsV2<TData = getSafeOverviewsV2.ReturnType>(
  parameters: useOverviewsV2.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getSafeOverviewsV2>,
    getSafeOverviewsV2.ReturnType,
    TData
  >('useOverviewsV2', overviewsV2QueryOptions, parameters)
}

export declare namespace useOverviewsV2 {
  type Parameters<TData = getSafeOverviewsV2.ReturnType> = QueryParameters<
    typeof getSafeOverviewsV2
  > &
    QueryHookOptions<getSafeOverviewsV2.ReturnType, TData>
}

/**
 * Reads a safe’s balances. Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useBalances } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useBalances({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useBalances<TData = getBalances.ReturnType>(
  parameters: useBalances.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getBalances>,
    getBalances.ReturnType,
    TData
  >('useBalances', balancesQueryOptions, parameters)
}

export declare namespace useBalances {
  type Parameters<TData = getBalances.ReturnType> = QueryParameters<
    typeof getBalances
  > &
    QueryHookOptions<getBalances.ReturnType, TData>
}

/**
 * Lists the NFTs of a safe, page after page. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useCollectibles } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useCollectibles({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   const items = data?.pages.flatMap((page) => page.results) ?? []
 *   return (
 *     <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
 *       {items.length} items, more
 *     </button>
 *   )
 * }
 */
export function useCollectibles<TData = Pages<getCollectiblesPage.ReturnType>>(
  parameters: useCollectibles.Parameters<TData>,
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getCollectiblesPage>,
    getCollectiblesPage.ReturnType,
    TData
  >('useCollectibles', collectiblesQueryOptions, parameters)
}

export declare namespace useCollectibles {
  type Parameters<TData = Pages<getCollectiblesPage.ReturnType>> =
    ListParameters<typeof getCollectiblesPage> &
      InfiniteQueryHookOptions<getCollectiblesPage.ReturnType, TData>
}

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

/**
 * Lists an owner’s safes on one chain. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useOwnedSafes } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useOwnedSafes({
 *     chainId: '1',
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useOwnedSafes<TData = getOwnedSafes.ReturnType>(
  parameters: useOwnedSafes.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getOwnedSafes>,
    getOwnedSafes.ReturnType,
    TData
  >('useOwnedSafes', safesByOwnerQueryOptions, parameters)
}

export declare namespace useOwnedSafes {
  type Parameters<TData = getOwnedSafes.ReturnType> = QueryParameters<
    typeof getOwnedSafes
  > &
    QueryHookOptions<getOwnedSafes.ReturnType, TData>
}

/**
 * Lists an owner’s safes on all chains. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAllOwnedSafes } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useAllOwnedSafes({
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useAllOwnedSafes<TData = getAllOwnedSafesV2.ReturnType>(
  parameters: useAllOwnedSafes.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getAllOwnedSafesV2>,
    getAllOwnedSafesV2.ReturnType,
    TData
  >('useAllOwnedSafes', allSafesByOwnerQueryOptions, parameters)
}

export declare namespace useAllOwnedSafes {
  type Parameters<TData = getAllOwnedSafesV2.ReturnType> = QueryParameters<
    typeof getAllOwnedSafesV2
  > &
    QueryHookOptions<getAllOwnedSafesV2.ReturnType, TData>
}

/**
 * Lists an owner’s safes on all chains, from gateways of the first version.
 * Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAllOwnedSafesV1 } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useAllOwnedSafesV1({
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useAllOwnedSafesV1<TData = getAllOwnedSafes.ReturnType>(
  parameters: useAllOwnedSafesV1.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getAllOwnedSafes>,
    getAllOwnedSafes.ReturnType,
    TData
  >('useAllOwnedSafesV1', allSafesByOwnerV1QueryOptions, parameters)
}

export declare namespace useAllOwnedSafesV1 {
  type Parameters<TData = getAllOwnedSafes.ReturnType> = QueryParameters<
    typeof getAllOwnedSafes
  > &
    QueryHookOptions<getAllOwnedSafes.ReturnType, TData>
}

/**
 * Lists an owner’s safes on all chains; `null` for a chain that did not answer.
 * Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAllOwnedSafesV3 } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useAllOwnedSafesV3({
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useAllOwnedSafesV3<TData = getAllOwnedSafesV3.ReturnType>(
  parameters: useAllOwnedSafesV3.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getAllOwnedSafesV3>,
    getAllOwnedSafesV3.ReturnType,
    TData
  >('useAllOwnedSafesV3', allSafesByOwnerV3QueryOptions, parameters)
}

export declare namespace useAllOwnedSafesV3 {
  type Parameters<TData = getAllOwnedSafesV3.ReturnType> = QueryParameters<
    typeof getAllOwnedSafesV3
  > &
    QueryHookOptions<getAllOwnedSafesV3.ReturnType, TData>
}
