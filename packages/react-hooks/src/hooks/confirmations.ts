'use client'
import type {
  confirmSafeMessage,
  confirmTransaction,
} from '@strongroom/gateway-sdk'
import {
  confirmMessageMutationOptions,
  confirmTransactionMutationOptions,
} from '../calls/confirmations.ts'
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

/**
 * Adds an owner’s signature to a message. Invalidates the queries that it
 * changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useConfirmMessage } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useConfirmMessage()
 *   return isPending ? undefined : mutate
 * }
 */
export function useConfirmMessage(
  parameters: useConfirmMessage.Parameters = {},
) {
  return useOptionsMutation(
    'useConfirmMessage',
    confirmMessageMutationOptions,
    parameters,
  )
}

export declare namespace useConfirmMessage {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof confirmSafeMessage>>,
    confirmMessageMutationOptions.Variables
  >
}
