'use client'
import type { proposeSafeMessage } from '@strongroom/gateway-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useGateway } from '../provider/useGateway.ts'
import { proposeMessageMutationOptions } from '../query/proposeMessageMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Proposes a message with its first signature. What it changed is then read again.
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
  const { client, mutation } = parameters
  const queryClient = useQueryClient()
  const gateway = useGateway('useProposeMessage', client)
  return useOptionsMutation<void, proposeSafeMessage.Parameters>(
    proposeMessageMutationOptions(gateway, { queryClient }),
    mutation,
  )
}

export declare namespace useProposeMessage {
  type Parameters = MutationHookOptions<void, proposeSafeMessage.Parameters>
}
