'use client'
import type { confirmTransaction } from '@strongroom/gateway-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useGateway } from '../provider/useGateway.ts'
import { confirmTransactionMutationOptions } from '../query/confirmTransactionMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Adds an owner's confirmation. What it changed is then read again.
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
  const { client, mutation } = parameters
  const queryClient = useQueryClient()
  const gateway = useGateway('useConfirmTransaction', client)
  return useOptionsMutation<
    confirmTransaction.ReturnType,
    confirmTransaction.Parameters
  >(confirmTransactionMutationOptions(gateway, { queryClient }), mutation)
}

export declare namespace useConfirmTransaction {
  type Parameters = MutationHookOptions<
    confirmTransaction.ReturnType,
    confirmTransaction.Parameters
  >
}
