'use client'
import type { proposeTransaction } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { proposeTransactionMutationOptions } from '../query/proposeTransactionMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

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
