'use client'
import type { deleteTransaction } from '@strongroom/gateway-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useGateway } from '../provider/useGateway.ts'
import { deleteTransactionMutationOptions } from '../query/deleteTransactionMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Removes a transaction from the gateway. What it changed is then read again.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useDeleteTransaction } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useDeleteTransaction()
 *   return isPending ? undefined : mutate
 * }
 */
export function useDeleteTransaction(
  parameters: useDeleteTransaction.Parameters = {},
) {
  const { client, mutation } = parameters
  const queryClient = useQueryClient()
  const gateway = useGateway('useDeleteTransaction', client)
  return useOptionsMutation<void, deleteTransaction.Parameters>(
    deleteTransactionMutationOptions(gateway, { queryClient }),
    mutation,
  )
}

export declare namespace useDeleteTransaction {
  type Parameters = MutationHookOptions<void, deleteTransaction.Parameters>
}
