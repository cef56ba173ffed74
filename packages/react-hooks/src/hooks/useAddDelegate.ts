'use client'
import type { addDelegate } from '@strongroom/gateway-sdk'
import { addDelegateMutationOptions } from '../query/addDelegateMutationOptions.ts'
import type { MutationVariables } from '../query/callMutation.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Lets an account propose for an owner. Invalidates the queries that it
 * changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAddDelegate } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useAddDelegate()
 *   return isPending ? undefined : mutate
 * }
 */
export function useAddDelegate(parameters: useAddDelegate.Parameters = {}) {
  return useOptionsMutation(
    'useAddDelegate',
    addDelegateMutationOptions,
    parameters,
  )
}

export declare namespace useAddDelegate {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof addDelegate>>,
    MutationVariables<typeof addDelegate>
  >
}
