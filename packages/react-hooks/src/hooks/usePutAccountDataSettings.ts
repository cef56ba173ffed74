'use client'
import type { putAccountDataSettings } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { putAccountDataSettingsMutationOptions } from '../query/putAccountDataSettingsMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Changes the data that an owner lets the gateway store. Invalidates the
 * queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { usePutAccountDataSettings } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = usePutAccountDataSettings()
 *   return isPending ? undefined : mutate
 * }
 */
export function usePutAccountDataSettings(
  parameters: usePutAccountDataSettings.Parameters = {},
) {
  return useOptionsMutation(
    'usePutAccountDataSettings',
    putAccountDataSettingsMutationOptions,
    parameters,
  )
}

export declare namespace usePutAccountDataSettings {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof putAccountDataSettings>>,
    MutationVariables<typeof putAccountDataSettings>
  >
}
