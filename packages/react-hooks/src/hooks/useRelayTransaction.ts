'use client'
import type { relayTransaction } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { relayTransactionMutationOptions } from '../query/relayTransactionMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Has the gateway send and pay for a transaction. Invalidates the queries that
 * it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useRelayTransaction } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useRelayTransaction()
 *   return isPending ? undefined : mutate
 * }
 */
export function useRelayTransaction(
  parameters: useRelayTransaction.Parameters = {},
) {
  return useOptionsMutation(
    'useRelayTransaction',
    relayTransactionMutationOptions,
    parameters,
  )
}

export declare namespace useRelayTransaction {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof relayTransaction>>,
    MutationVariables<typeof relayTransaction>
  >
}
