'use client'
import type { proposeSafeMessage } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { proposeMessageMutationOptions } from '../query/proposeMessageMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Proposes a message with its first signature. Invalidates the queries that it
 * changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useProposeMessage } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useProposeMessage()
 *   return isPending ? undefined : mutate
 * }
 */
export function useProposeMessage(
  parameters: useProposeMessage.Parameters = {},
) {
  return useOptionsMutation(
    'useProposeMessage',
    proposeMessageMutationOptions,
    parameters,
  )
}

export declare namespace useProposeMessage {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof proposeSafeMessage>>,
    MutationVariables<typeof proposeSafeMessage>
  >
}
