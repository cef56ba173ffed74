'use client'
import type { registerEmail } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { registerEmailMutationOptions } from '../query/registerEmailMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Gives the gateway an owner’s e-mail address.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useRegisterEmail } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useRegisterEmail()
 *   return isPending ? undefined : mutate
 * }
 */
export function useRegisterEmail(parameters: useRegisterEmail.Parameters = {}) {
  return useOptionsMutation(
    'useRegisterEmail',
    registerEmailMutationOptions,
    parameters,
  )
}

export declare namespace useRegisterEmail {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof registerEmail>>,
    MutationVariables<typeof registerEmail>
  >
}
