'use client'
import type { deleteRecoveryModule } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { deleteRecoveryModuleMutationOptions } from '../query/deleteRecoveryModuleMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Ends alerts about a recovery module.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useDeleteRecoveryModule } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useDeleteRecoveryModule()
 *   return isPending ? undefined : mutate
 * }
 */
export function useDeleteRecoveryModule(
  parameters: useDeleteRecoveryModule.Parameters = {},
) {
  return useOptionsMutation(
    'useDeleteRecoveryModule',
    deleteRecoveryModuleMutationOptions,
    parameters,
  )
}

export declare namespace useDeleteRecoveryModule {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof deleteRecoveryModule>>,
    MutationVariables<typeof deleteRecoveryModule>
  >
}
