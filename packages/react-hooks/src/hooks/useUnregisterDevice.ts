'use client'
import type { unregisterDevice } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { unregisterDeviceMutationOptions } from '../query/unregisterDeviceMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Removes a device and its subscriptions, in the first version's form.
 * Invalidates the queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useUnregisterDevice } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useUnregisterDevice()
 *   return isPending ? undefined : mutate
 * }
 */
export function useUnregisterDevice(
  parameters: useUnregisterDevice.Parameters = {},
) {
  return useOptionsMutation(
    'useUnregisterDevice',
    unregisterDeviceMutationOptions,
    parameters,
  )
}

export declare namespace useUnregisterDevice {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof unregisterDevice>>,
    MutationVariables<typeof unregisterDevice>
  >
}
