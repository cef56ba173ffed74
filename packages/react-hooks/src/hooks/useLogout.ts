'use client'
import type { logout } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { logoutMutationOptions } from '../query/logoutMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Ends the session at the gateway. Removes its private queries at once.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useLogout } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useLogout()
 *   return isPending ? undefined : mutate
 * }
 */
export function useLogout(parameters: useLogout.Parameters = {}) {
  return useOptionsMutation('useLogout', logoutMutationOptions, parameters)
}

export declare namespace useLogout {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof logout>>,
    MutationVariables<typeof logout>
  >
}
