'use client'
import type { unregisterSafeV2 } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { unregisterSafeV2MutationOptions } from '../query/unregisterSafeV2MutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Unsubscribes a device from a safe. Invalidates the queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useUnregisterSafeV2 } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useUnregisterSafeV2()
 *   return isPending ? undefined : mutate
 * }
 */
export function useUnregisterSafeV2(
  parameters: useUnregisterSafeV2.Parameters = {},
) {
  return useOptionsMutation(
    'useUnregisterSafeV2',
    unregisterSafeV2MutationOptions,
    parameters,
  )
}

export declare namespace useUnregisterSafeV2 {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof unregisterSafeV2>>,
    MutationVariables<typeof unregisterSafeV2>
  >
}
