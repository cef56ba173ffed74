'use client'
import type { changeEmail } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { changeEmailMutationOptions } from '../query/changeEmailMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Gives the gateway another e-mail address of an owner.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useChangeEmail } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useChangeEmail()
 *   return isPending ? undefined : mutate
 * }
 */
export function useChangeEmail(parameters: useChangeEmail.Parameters = {}) {
  return useOptionsMutation(
    'useChangeEmail',
    changeEmailMutationOptions,
    parameters,
  )
}

export declare namespace useChangeEmail {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof changeEmail>>,
    MutationVariables<typeof changeEmail>
  >
}
