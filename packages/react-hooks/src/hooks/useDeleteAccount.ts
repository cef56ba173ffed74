'use client'
import type { deleteAccount } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { deleteAccountMutationOptions } from '../query/deleteAccountMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Deletes an owner's account at the gateway. Invalidates the queries that it
 * changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useDeleteAccount } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useDeleteAccount()
 *   return isPending ? undefined : mutate
 * }
 */
export function useDeleteAccount(parameters: useDeleteAccount.Parameters = {}) {
  return useOptionsMutation(
    'useDeleteAccount',
    deleteAccountMutationOptions,
    parameters,
  )
}

export declare namespace useDeleteAccount {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof deleteAccount>>,
    MutationVariables<typeof deleteAccount>
  >
}
