'use client'
import type { unregisterDeviceV2 } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { unregisterDeviceV2MutationOptions } from '../query/unregisterDeviceV2MutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Removes a device and its subscriptions. Invalidates the queries that it
 * changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useUnregisterDeviceV2 } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useUnregisterDeviceV2()
 *   return isPending ? undefined : mutate
 * }
 */
export function useUnregisterDeviceV2(
  parameters: useUnregisterDeviceV2.Parameters = {},
) {
  return useOptionsMutation(
    'useUnregisterDeviceV2',
    unregisterDeviceV2MutationOptions,
    parameters,
  )
}

export declare namespace useUnregisterDeviceV2 {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof unregisterDeviceV2>>,
    MutationVariables<typeof unregisterDeviceV2>
  >
}
