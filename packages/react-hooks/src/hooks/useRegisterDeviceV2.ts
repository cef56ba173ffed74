'use client'
import type { registerDeviceV2 } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { registerDeviceV2MutationOptions } from '../query/registerDeviceV2MutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Subscribes a device to safes. Invalidates the queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useRegisterDeviceV2 } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useRegisterDeviceV2()
 *   return isPending ? undefined : mutate
 * }
 */
export function useRegisterDeviceV2(
  parameters: useRegisterDeviceV2.Parameters = {},
) {
  return useOptionsMutation(
    'useRegisterDeviceV2',
    registerDeviceV2MutationOptions,
    parameters,
  )
}

export declare namespace useRegisterDeviceV2 {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof registerDeviceV2>>,
    MutationVariables<typeof registerDeviceV2>
  >
}
