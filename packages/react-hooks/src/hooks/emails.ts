'use client'
import type {
  changeEmail,
  deleteRecoveryModule,
  deleteRegisteredEmail,
  getRegisteredEmail,
  registerEmail,
  registerRecoveryModule,
  resendEmailVerificationCode,
  verifyEmail,
} from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../calls/callMutation.ts'
import {
  changeEmailMutationOptions,
  deleteRecoveryModuleMutationOptions,
  deleteRegisteredEmailMutationOptions,
  registerEmailMutationOptions,
  registeredEmailMutationOptions,
  registerRecoveryModuleMutationOptions,
  resendEmailVerificationCodeMutationOptions,
  verifyEmailMutationOptions,
} from '../calls/emails.ts'
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
