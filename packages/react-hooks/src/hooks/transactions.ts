'use client'
import type {
  getCreationTransaction,
  getIncomingTransfers,
  getModuleTransactions,
  getMultisigTransactions,
  getTransactionDetails,
  getTransactionHistory,
  getTransactionQueue,
} from '@strongroom/gateway-sdk'
import type {
  ListParameters,
  QueryParameters,
} from '../calls/QueryParameters.ts'
import {
  creationTransactionQueryOptions,
  historyQueryOptions,
  incomingTransfersQueryOptions,
  moduleTransactionsQueryOptions,
  multisigTransactionsQueryOptions,
  queueQueryOptions,
  transactionQueryOptions,
} from '../calls/transactions.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists transactions that wait for confirmations or execution, page after page.
 * Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useQueue } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useQueue({
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
export function useQueue<TData = Pages<getTransactionQueue.ReturnType>>(
  parameters: useQueue.Parameters<TData>,
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getTransactionQueue>,
    getTransactionQueue.ReturnType,
    TData
  >('useQueue', queueQueryOptions, parameters)
}

export declare namespace useQueue {
  type Parameters<TData = Pages<getTransactionQueue.ReturnType>> =
    ListParameters<typeof getTransactionQueue> &
      InfiniteQueryHookOptions<getTransactionQueue.ReturnType, TData>
}

/**
 * Lists the history, newest first, page after page. Waits while a needed
 * parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useHistory } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useHistory({
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
export function useHistory<TData = Pages<getTransactionHistory.ReturnType>>(
  parameters: useHistory.Parameters<TData>,
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getTransactionHistory>,
    getTransactionHistory.ReturnType,
    TData
  >('useHistory', historyQueryOptions, parameters)
}

export declare namespace useHistory {
  type Parameters<TData = Pages<getTransactionHistory.ReturnType>> =
    ListParameters<typeof getTransactionHistory> &
      InfiniteQueryHookOptions<getTransactionHistory.ReturnType, TData>
}

/**
 * Lists what owners proposed, executed or not, page after page. Waits while a
 * needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useMultisigTransactions } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useMultisigTransactions({
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
export function useMultisigTransactions<
  TData = Pages<getMultisigTransactions.ReturnType>,
>(parameters: useMultisigTransactions.Parameters<TData>) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getMultisigTransactions>,
    getMultisigTransactions.ReturnType,
    TData
  >('useMultisigTransactions', multisigTransactionsQueryOptions, parameters)
}

export declare namespace useMultisigTransactions {
  type Parameters<TData = Pages<getMultisigTransactions.ReturnType>> =
    ListParameters<typeof getMultisigTransactions> &
      InfiniteQueryHookOptions<getMultisigTransactions.ReturnType, TData>
}

/**
 * Lists what modules did with a safe, newest first, page after page. Waits
 * while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useModuleTransactions } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useModuleTransactions({
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
export function useModuleTransactions<
  TData = Pages<getModuleTransactions.ReturnType>,
>(parameters: useModuleTransactions.Parameters<TData>) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getModuleTransactions>,
    getModuleTransactions.ReturnType,
    TData
  >('useModuleTransactions', moduleTransactionsQueryOptions, parameters)
}

export declare namespace useModuleTransactions {
  type Parameters<TData = Pages<getModuleTransactions.ReturnType>> =
    ListParameters<typeof getModuleTransactions> &
      InfiniteQueryHookOptions<getModuleTransactions.ReturnType, TData>
}

/**
 * Lists what a safe received, newest first, page after page. Waits while a
 * needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useIncomingTransfers } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useIncomingTransfers({
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
export function useIncomingTransfers<
  TData = Pages<getIncomingTransfers.ReturnType>,
>(parameters: useIncomingTransfers.Parameters<TData>) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getIncomingTransfers>,
    getIncomingTransfers.ReturnType,
    TData
  >('useIncomingTransfers', incomingTransfersQueryOptions, parameters)
}

export declare namespace useIncomingTransfers {
  type Parameters<TData = Pages<getIncomingTransfers.ReturnType>> =
    ListParameters<typeof getIncomingTransfers> &
      InfiniteQueryHookOptions<getIncomingTransfers.ReturnType, TData>
}

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
