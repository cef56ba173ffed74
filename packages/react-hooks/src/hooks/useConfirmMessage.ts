'use client'
import type { confirmSafeMessage } from '@strongroom/gateway-sdk'
import { confirmMessageMutationOptions } from '../query/confirmMessageMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

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
