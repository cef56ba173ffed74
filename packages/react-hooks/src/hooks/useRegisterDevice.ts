'use client'
import type { registerDevice } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { registerDeviceMutationOptions } from '../query/registerDeviceMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Subscribes a device to safes, in the first version's form. Invalidates the
 * queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useRegisterDevice } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useRegisterDevice()
 *   return isPending ? undefined : mutate
 * }
 */
export function useRegisterDevice(
  parameters: useRegisterDevice.Parameters = {},
) {
  return useOptionsMutation(
    'useRegisterDevice',
    registerDeviceMutationOptions,
    parameters,
  )
}

export declare namespace useRegisterDevice {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof registerDevice>>,
    MutationVariables<typeof registerDevice>
  >
}
