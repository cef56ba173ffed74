'use client'
import type {
  getChainConfig,
  getChainConfigV2,
  getChainsConfig,
  getChainsConfigV2,
  getFiatCurrencies,
  getIndexingStatus,
  getMasterCopies,
} from '@strongroom/gateway-sdk'
import {
  chainQueryOptions,
  chainsInfiniteQueryOptions,
  chainsQueryOptions,
  chainsV2QueryOptions,
  chainV2QueryOptions,
  fiatCurrenciesQueryOptions,
  indexingStatusQueryOptions,
  masterCopiesQueryOptions,
} from '../calls/chains.ts'
import type {
  ListParameters,
  QueryParameters,
} from '../calls/QueryParameters.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists the chains the gateway serves: the first page, usually all of them.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useChains } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useChains()
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useChains<TData = getChainsConfig.ReturnType>(
  parameters: useChains.Parameters<TData> = {},
) {
  return useOptionsQuery<
    QueryParameters<typeof getChainsConfig>,
    getChainsConfig.ReturnType,
    TData
  >('useChains', chainsQueryOptions, parameters)
}

export declare namespace useChains {
  type Parameters<TData = getChainsConfig.ReturnType> = QueryParameters<
    typeof getChainsConfig
  > &
    QueryHookOptions<getChainsConfig.ReturnType, TData>
}

/**
 * Lists the chains the gateway serves, page after page.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useInfiniteChains } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useInfiniteChains()
 *   const items = data?.pages.flatMap((page) => page.results) ?? []
 *   return (
 *     <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
 *       {items.length} items, more
 *     </button>
 *   )
 * }
 */
export function useInfiniteChains<TData = Pages<getChainsConfig.ReturnType>>(
  parameters: useInfiniteChains.Parameters<TData> = {},
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getChainsConfig>,
    getChainsConfig.ReturnType,
    TData
  >('useInfiniteChains', chainsInfiniteQueryOptions, parameters)
}

export declare namespace useInfiniteChains {
  type Parameters<TData = Pages<getChainsConfig.ReturnType>> = ListParameters<
    typeof getChainsConfig
  > &
    InfiniteQueryHookOptions<getChainsConfig.ReturnType, TData>
}

/**
 * Lists the chains the gateway serves, with the features of a service. Waits
 * while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useChainsV2 } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useChainsV2({
 *     serviceKey: 'WALLET_WEB',
 *   })
 *   const items = data?.pages.flatMap((page) => page.results) ?? []
 *   return (
 *     <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
 *       {items.length} items, more
 *     </button>
 *   )
 * }
 */
export function useChainsV2<TData = Pages<getChainsConfigV2.ReturnType>>(
  parameters: useChainsV2.Parameters<TData>,
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getChainsConfigV2>,
    getChainsConfigV2.ReturnType,
    TData
  >('useChainsV2', chainsV2QueryOptions, parameters)
}

export declare namespace useChainsV2 {
  type Parameters<TData = Pages<getChainsConfigV2.ReturnType>> = ListParameters<
    typeof getChainsConfigV2
  > &
    InfiniteQueryHookOptions<getChainsConfigV2.ReturnType, TData>
}

/**
 * Reads one chain that the gateway serves. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useChain } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useChain({
 *     chainId: '1',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useChain<TData = getChainConfig.ReturnType>(
  parameters: useChain.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getChainConfig>,
    getChainConfig.ReturnType,
    TData
  >('useChain', chainQueryOptions, parameters)
}

export declare namespace useChain {
  type Parameters<TData = getChainConfig.ReturnType> = QueryParameters<
    typeof getChainConfig
  > &
    QueryHookOptions<getChainConfig.ReturnType, TData>
}

/**
 * Reads one chain, with the features of a service. Waits while a needed
 * parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useChainV2 } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useChainV2({
 *     chainId: '1',
 *     serviceKey: 'WALLET_WEB',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useChainV2<TData = getChainConfigV2.ReturnType>(
  parameters: useChainV2.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getChainConfigV2>,
    getChainConfigV2.ReturnType,
    TData
  >('useChainV2', chainV2QueryOptions, parameters)
}

export declare namespace useChainV2 {
  type Parameters<TData = getChainConfigV2.ReturnType> = QueryParameters<
    typeof getChainConfigV2
  > &
    QueryHookOptions<getChainConfigV2.ReturnType, TData>
}

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

/**
 * Lists the currencies that the gateway gives balances in.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useFiatCurrencies } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useFiatCurrencies()
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useFiatCurrencies<TData = getFiatCurrencies.ReturnType>(
  parameters: useFiatCurrencies.Parameters<TData> = {},
) {
  return useOptionsQuery<
    QueryParameters<typeof getFiatCurrencies>,
    getFiatCurrencies.ReturnType,
    TData
  >('useFiatCurrencies', fiatCurrenciesQueryOptions, parameters)
}

export declare namespace useFiatCurrencies {
  type Parameters<TData = getFiatCurrencies.ReturnType> = QueryParameters<
    typeof getFiatCurrencies
  > &
    QueryHookOptions<getFiatCurrencies.ReturnType, TData>
}
