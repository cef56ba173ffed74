'use client'
import type {
  confirmTransaction,
  getConfirmationView,
  getContract,
  getDecodedData,
  getNonces,
  getTxPreview,
  postSafeGasEstimation,
  proposeTransaction,
} from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../calls/callMutation.ts'
import {
  confirmationViewQueryOptions,
  confirmTransactionMutationOptions,
  contractQueryOptions,
  decodedDataQueryOptions,
  estimationQueryOptions,
  noncesQueryOptions,
  proposeTransactionMutationOptions,
  txPreviewQueryOptions,
} from '../calls/proposals.ts'
import type { QueryParameters } from '../calls/QueryParameters.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads a safe’s nonce and the one to propose next. Waits while a needed
 * parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useNonces } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useNonces({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useNonces<TData = getNonces.ReturnType>(
  parameters: useNonces.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getNonces>,
    getNonces.ReturnType,
    TData
  >('useNonces', noncesQueryOptions, parameters)
}

export declare namespace useNonces {
  type Parameters<TData = getNonces.ReturnType> = QueryParameters<
    typeof getNonces
  > &
    QueryHookOptions<getNonces.ReturnType, TData>
}

/**
 * Reads what a call would cost a safe, and the nonce to propose it with. Waits
 * while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useEstimation } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useEstimation({
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
export function useEstimation<TData = postSafeGasEstimation.ReturnType>(
  parameters: useEstimation.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof postSafeGasEstimation>,
    postSafeGasEstimation.ReturnType,
    TData
  >('useEstimation', estimationQueryOptions, parameters)
}

export declare namespace useEstimation {
  type Parameters<TData = postSafeGasEstimation.ReturnType> = QueryParameters<
    typeof postSafeGasEstimation
  > &
    QueryHookOptions<postSafeGasEstimation.ReturnType, TData>
}

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

/**
 * Reads a call in words, as the gateway reads it. Waits while a needed
 * parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useDecodedData } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useDecodedData({
 *     chainId: '1',
 *     to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     data: '0x',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useDecodedData<TData = getDecodedData.ReturnType>(
  parameters: useDecodedData.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getDecodedData>,
    getDecodedData.ReturnType,
    TData
  >('useDecodedData', decodedDataQueryOptions, parameters)
}

export declare namespace useDecodedData {
  type Parameters<TData = getDecodedData.ReturnType> = QueryParameters<
    typeof getDecodedData
  > &
    QueryHookOptions<getDecodedData.ReturnType, TData>
}

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

/**
 * Proposes a transaction, or adds a signature to one. Invalidates the queries
 * that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useProposeTransaction } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useProposeTransaction()
 *   return isPending ? undefined : mutate
 * }
 */
export function useProposeTransaction(
  parameters: useProposeTransaction.Parameters = {},
) {
  return useOptionsMutation(
    'useProposeTransaction',
    proposeTransactionMutationOptions,
    parameters,
  )
}

export declare namespace useProposeTransaction {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof proposeTransaction>>,
    MutationVariables<typeof proposeTransaction>
  >
}

/**
 * Adds an owner’s confirmation. Invalidates the queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useConfirmTransaction } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useConfirmTransaction()
 *   return isPending ? undefined : mutate
 * }
 */
export function useConfirmTransaction(
  parameters: useConfirmTransaction.Parameters = {},
) {
  return useOptionsMutation(
    'useConfirmTransaction',
    confirmTransactionMutationOptions,
    parameters,
  )
}

export declare namespace useConfirmTransaction {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof confirmTransaction>>,
    confirmTransactionMutationOptions.Variables
  >
}
