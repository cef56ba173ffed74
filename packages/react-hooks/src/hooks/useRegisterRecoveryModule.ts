'use client'
import type { registerRecoveryModule } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { registerRecoveryModuleMutationOptions } from '../query/registerRecoveryModuleMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Has the gateway watch a recovery module.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useRegisterRecoveryModule } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useRegisterRecoveryModule()
 *   return isPending ? undefined : mutate
 * }
 */
export function useRegisterRecoveryModule(
  parameters: useRegisterRecoveryModule.Parameters = {},
) {
  return useOptionsMutation(
    'useRegisterRecoveryModule',
    registerRecoveryModuleMutationOptions,
    parameters,
  )
}

export declare namespace useRegisterRecoveryModule {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof registerRecoveryModule>>,
    MutationVariables<typeof registerRecoveryModule>
  >
}
