'use client'
import type {
  createAccount,
  deleteAccount,
  getAccount,
  getAccountDataSettings,
  getAccountDataTypes,
  getAuthNonce,
  getMe,
  logout,
  putAccountDataSettings,
  verifyAuth,
} from '@strongroom/gateway-sdk'
import {
  accountDataSettingsQueryOptions,
  accountDataTypesQueryOptions,
  authNonceMutationOptions,
  createAccountMutationOptions,
  deleteAccountMutationOptions,
  gatewayAccountQueryOptions,
  logoutMutationOptions,
  meQueryOptions,
  putAccountDataSettingsMutationOptions,
  verifyAuthMutationOptions,
} from '../calls/accounts.ts'
import type { MutationVariables } from '../calls/callMutation.ts'
import type { QueryParameters } from '../calls/QueryParameters.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Requests a nonce to sign in with.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAuthNonce } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useAuthNonce()
 *   return isPending ? undefined : mutate
 * }
 */
export function useAuthNonce(parameters: useAuthNonce.Parameters = {}) {
  return useOptionsMutation(
    'useAuthNonce',
    authNonceMutationOptions,
    parameters,
  )
}

export declare namespace useAuthNonce {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof getAuthNonce>>,
    MutationVariables<typeof getAuthNonce>
  >
}

/**
 * Signs in with a signed message. Resets the private queries of another
 * session at once.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useVerifyAuth } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useVerifyAuth()
 *   return isPending ? undefined : mutate
 * }
 */
export function useVerifyAuth(parameters: useVerifyAuth.Parameters = {}) {
  return useOptionsMutation(
    'useVerifyAuth',
    verifyAuthMutationOptions,
    parameters,
  )
}

export declare namespace useVerifyAuth {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof verifyAuth>>,
    MutationVariables<typeof verifyAuth>
  >
}

/**
 * Ends the session at the gateway. Resets its private queries at once.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useLogout } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useLogout()
 *   return isPending ? undefined : mutate
 * }
 */
export function useLogout(parameters: useLogout.Parameters = {}) {
  return useOptionsMutation('useLogout', logoutMutationOptions, parameters)
}

export declare namespace useLogout {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof logout>>,
    MutationVariables<typeof logout>
  >
}

/**
 * Reads the signed-in account; a missing session is an error of status 403.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useMe } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useMe()
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useMe<TData = getMe.ReturnType>(
  parameters: useMe.Parameters<TData> = {},
) {
  return useOptionsQuery<
    QueryParameters<typeof getMe>,
    getMe.ReturnType,
    TData
  >('useMe', meQueryOptions, parameters)
}

export declare namespace useMe {
  type Parameters<TData = getMe.ReturnType> = QueryParameters<typeof getMe> &
    QueryHookOptions<getMe.ReturnType, TData>
}

/**
 * Reads what the gateway keeps about an owner who signed in. Waits while a
 * needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useGatewayAccount } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useGatewayAccount({
 *     address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useGatewayAccount<TData = getAccount.ReturnType>(
  parameters: useGatewayAccount.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getAccount>,
    getAccount.ReturnType,
    TData
  >('useGatewayAccount', gatewayAccountQueryOptions, parameters)
}

export declare namespace useGatewayAccount {
  type Parameters<TData = getAccount.ReturnType> = QueryParameters<
    typeof getAccount
  > &
    QueryHookOptions<getAccount.ReturnType, TData>
}

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

/**
 * Lists the kinds of data that the gateway can keep for an owner.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAccountDataTypes } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useAccountDataTypes()
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useAccountDataTypes<TData = getAccountDataTypes.ReturnType>(
  parameters: useAccountDataTypes.Parameters<TData> = {},
) {
  return useOptionsQuery<
    QueryParameters<typeof getAccountDataTypes>,
    getAccountDataTypes.ReturnType,
    TData
  >('useAccountDataTypes', accountDataTypesQueryOptions, parameters)
}

export declare namespace useAccountDataTypes {
  type Parameters<TData = getAccountDataTypes.ReturnType> = QueryParameters<
    typeof getAccountDataTypes
  > &
    QueryHookOptions<getAccountDataTypes.ReturnType, TData>
}

/**
 * Reads what an owner lets the gateway keep. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAccountDataSettings } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useAccountDataSettings({
 *     address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useAccountDataSettings<
  TData = getAccountDataSettings.ReturnType,
>(parameters: useAccountDataSettings.Parameters<TData>) {
  return useOptionsQuery<
    QueryParameters<typeof getAccountDataSettings>,
    getAccountDataSettings.ReturnType,
    TData
  >('useAccountDataSettings', accountDataSettingsQueryOptions, parameters)
}

export declare namespace useAccountDataSettings {
  type Parameters<TData = getAccountDataSettings.ReturnType> = QueryParameters<
    typeof getAccountDataSettings
  > &
    QueryHookOptions<getAccountDataSettings.ReturnType, TData>
}

/**
 * Changes the data that an owner lets the gateway store. Invalidates the
 * queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { usePutAccountDataSettings } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = usePutAccountDataSettings()
 *   return isPending ? undefined : mutate
 * }
 */
export function usePutAccountDataSettings(
  parameters: usePutAccountDataSettings.Parameters = {},
) {
  return useOptionsMutation(
    'usePutAccountDataSettings',
    putAccountDataSettingsMutationOptions,
    parameters,
  )
}

export declare namespace usePutAccountDataSettings {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof putAccountDataSettings>>,
    MutationVariables<typeof putAccountDataSettings>
  >
}
