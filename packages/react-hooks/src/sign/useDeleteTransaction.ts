'use client'
import type { deleteTransaction } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
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
  return useOptionsMutation(
    'useDeleteTransaction',
    deleteTransactionMutationOptions,
    parameters,
  )
}

export declare namespace useDeleteTransaction {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof deleteTransaction>>,
    MutationVariables<typeof deleteTransaction>
  >
}
