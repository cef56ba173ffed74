'use client'
import type { unregisterSafe } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { unregisterSafeMutationOptions } from '../query/unregisterSafeMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Unsubscribes a device from a safe, in the first version's form. Invalidates
 * the queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useUnregisterSafe } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useUnregisterSafe()
 *   return isPending ? undefined : mutate
 * }
 */
export function useUnregisterSafe(
  parameters: useUnregisterSafe.Parameters = {},
) {
  return useOptionsMutation(
    'useUnregisterSafe',
    unregisterSafeMutationOptions,
    parameters,
  )
}

export declare namespace useUnregisterSafe {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof unregisterSafe>>,
    MutationVariables<typeof unregisterSafe>
  >
}
