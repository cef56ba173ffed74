'use client'
import type { deleteRegisteredEmail } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { deleteRegisteredEmailMutationOptions } from '../query/deleteRegisteredEmailMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Has the gateway forget an owner’s e-mail address.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useDeleteRegisteredEmail } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useDeleteRegisteredEmail()
 *   return isPending ? undefined : mutate
 * }
 */
export function useDeleteRegisteredEmail(
  parameters: useDeleteRegisteredEmail.Parameters = {},
) {
  return useOptionsMutation(
    'useDeleteRegisteredEmail',
    deleteRegisteredEmailMutationOptions,
    parameters,
  )
}

export declare namespace useDeleteRegisteredEmail {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof deleteRegisteredEmail>>,
    MutationVariables<typeof deleteRegisteredEmail>
  >
}
