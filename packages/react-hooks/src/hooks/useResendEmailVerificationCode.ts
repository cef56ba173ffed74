'use client'
import type { resendEmailVerificationCode } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { resendEmailVerificationCodeMutationOptions } from '../query/resendEmailVerificationCodeMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Has the code for an e-mail address sent again.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useResendEmailVerificationCode } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useResendEmailVerificationCode()
 *   return isPending ? undefined : mutate
 * }
 */
export function useResendEmailVerificationCode(
  parameters: useResendEmailVerificationCode.Parameters = {},
) {
  return useOptionsMutation(
    'useResendEmailVerificationCode',
    resendEmailVerificationCodeMutationOptions,
    parameters,
  )
}

export declare namespace useResendEmailVerificationCode {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof resendEmailVerificationCode>>,
    MutationVariables<typeof resendEmailVerificationCode>
  >
}
