'use client'
import type { proposeTransaction } from '@strongroom/gateway-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useGateway } from '../provider/useGateway.ts'
import { proposeTransactionMutationOptions } from '../query/proposeTransactionMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Proposes a transaction, or adds a signature to one. What it changed is then read again.
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
  const { client, mutation } = parameters
  const queryClient = useQueryClient()
  const gateway = useGateway('useProposeTransaction', client)
  return useOptionsMutation<
    proposeTransaction.ReturnType,
    proposeTransaction.Parameters
  >(proposeTransactionMutationOptions(gateway, { queryClient }), mutation)
}

export declare namespace useProposeTransaction {
  type Parameters = MutationHookOptions<
    proposeTransaction.ReturnType,
    proposeTransaction.Parameters
  >
}
