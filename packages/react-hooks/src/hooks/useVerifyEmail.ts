'use client'
import type { verifyEmail } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { verifyEmailMutationOptions } from '../query/verifyEmailMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Proves with the code that was mailed that an e-mail address is an owner’s.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useVerifyEmail } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useVerifyEmail()
 *   return isPending ? undefined : mutate
 * }
 */
export function useVerifyEmail(parameters: useVerifyEmail.Parameters = {}) {
  return useOptionsMutation(
    'useVerifyEmail',
    verifyEmailMutationOptions,
    parameters,
  )
}

export declare namespace useVerifyEmail {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof verifyEmail>>,
    MutationVariables<typeof verifyEmail>
  >
}
