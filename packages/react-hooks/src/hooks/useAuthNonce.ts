'use client'
import type { getAuthNonce } from '@strongroom/gateway-sdk'
import { authNonceMutationOptions } from '../query/authNonceMutationOptions.ts'
import type { MutationVariables } from '../query/callMutation.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

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
