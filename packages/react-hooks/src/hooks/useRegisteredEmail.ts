'use client'
import type { getRegisteredEmail } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { registeredEmailMutationOptions } from '../query/registeredEmailMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Requests an owner’s e-mail address.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useRegisteredEmail } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useRegisteredEmail()
 *   return isPending ? undefined : mutate
 * }
 */
export function useRegisteredEmail(
  parameters: useRegisteredEmail.Parameters = {},
) {
  return useOptionsMutation(
    'useRegisteredEmail',
    registeredEmailMutationOptions,
    parameters,
  )
}

export declare namespace useRegisteredEmail {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof getRegisteredEmail>>,
    MutationVariables<typeof getRegisteredEmail>
  >
}
