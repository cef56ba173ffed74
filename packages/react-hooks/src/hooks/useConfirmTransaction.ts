'use client'
import type { confirmTransaction } from '@strongroom/gateway-sdk'
import { confirmTransactionMutationOptions } from '../query/confirmTransactionMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

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
