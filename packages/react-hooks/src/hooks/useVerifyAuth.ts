'use client'
import type { verifyAuth } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { verifyAuthMutationOptions } from '../query/verifyAuthMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Signs in with a signed message. Removes the private queries of another
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
