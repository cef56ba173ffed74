import {
  createAccount,
  deleteAccount,
  type GatewayClient,
  getAccount,
  getAccountDataSettings,
  getAccountDataTypes,
  getAuthNonce,
  getMe,
  logout,
  putAccountDataSettings,
  verifyAuth,
} from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { callQuery } from './callQuery.ts'
import { invalidate } from './invalidate.ts'
import type { QueryParameters } from './QueryParameters.ts'
import { resetSession } from './resetSession.ts'

/**
 * Requests a nonce to sign in with. A mutation, since every nonce is good for
 * one attempt: it is requested when needed and not cached. Runs once, without
 * retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { authNonceMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = authNonceMutationOptions(createGatewayClient())
 */
export function authNonceMutationOptions(client: GatewayClient) {
  return callMutation(client, getAuthNonce, 'authNonce', {
    // A nonce is good for one attempt, so it is not cached.
    gcTime: 0,
  })
}

/**
 * Signs in with a signed message. Resets the private queries of another
 * session at once. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { verifyAuthMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = verifyAuthMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function verifyAuthMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, verifyAuth, 'verifyAuth', {
    changed: () => resetSession(queryClient, client),
    // Signed once: the signature is the way in.
    gcTime: 0,
  })
}

/**
 * Ends the session at the gateway. Resets its private queries at once. Runs
 * once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { logoutMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = logoutMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function logoutMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, logout, 'logout', {
    changed: () => resetSession(queryClient, client),
  })
}

/**
 * The signed-in account. A missing session is an error of status 403.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { meQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   meQueryOptions(client),
 * )
 */
export function meQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getMe> = {},
) {
  return callQuery(client, getMe, 'me', parameters, [])
}

/**
 * Account data of a gateway about an owner who signed in: not the connected
 * wallet, which is `useAccount` of `@strongroom/react-hooks/connect`.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { gatewayAccountQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   gatewayAccountQueryOptions(client, {
 *     address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function gatewayAccountQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getAccount>,
) {
  return callQuery(client, getAccount, 'gatewayAccount', parameters, [
    'address',
  ])
}

/**
 * Lets a gateway store data about an owner who signed in. Invalidates the
 * queries that it changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { createAccountMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = createAccountMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function createAccountMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, createAccount, 'createAccount', {
    changed: ({ address }) =>
      invalidate(
        queryClient,
        client,
        ['gatewayAccount', 'accountDataSettings'],
        { address },
      ),
  })
}

/**
 * Deletes an owner's account at a gateway. Invalidates the queries that it
 * changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteAccountMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = deleteAccountMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function deleteAccountMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, deleteAccount, 'deleteAccount', {
    changed: () => resetSession(queryClient, client),
  })
}

/**
 * The kinds of data that a gateway can keep for an owner.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { accountDataTypesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   accountDataTypesQueryOptions(client),
 * )
 */
export function accountDataTypesQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getAccountDataTypes> = {},
) {
  return callQuery(
    client,
    getAccountDataTypes,
    'accountDataTypes',
    parameters,
    [],
    {
      // The kinds change by the week.
      staleTime: 5 * 60_000,
    },
  )
}

/**
 * Data that an owner lets a gateway store.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { accountDataSettingsQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   accountDataSettingsQueryOptions(client, {
 *     address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function accountDataSettingsQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getAccountDataSettings>,
) {
  return callQuery(
    client,
    getAccountDataSettings,
    'accountDataSettings',
    parameters,
    ['address'],
  )
}

/**
 * Changes the data that an owner lets a gateway store. Invalidates the queries
 * that it changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { putAccountDataSettingsMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = putAccountDataSettingsMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function putAccountDataSettingsMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(
    client,
    putAccountDataSettings,
    'putAccountDataSettings',
    {
      changed: ({ address }) =>
        invalidate(queryClient, client, ['accountDataSettings'], { address }),
    },
  )
}
