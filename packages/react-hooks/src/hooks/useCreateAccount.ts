'use client'
import type { createAccount } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { createAccountMutationOptions } from '../query/createAccountMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Lets the gateway store data about an owner who signed in. Invalidates the
 * queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useCreateAccount } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useCreateAccount()
 *   return isPending ? undefined : mutate
 * }
 */
export function useCreateAccount(parameters: useCreateAccount.Parameters = {}) {
  return useOptionsMutation(
    'useCreateAccount',
    createAccountMutationOptions,
    parameters,
  )
}

export declare namespace useCreateAccount {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof createAccount>>,
    MutationVariables<typeof createAccount>
  >
}
