'use client'
import type { addDelegate } from '@strongroom/gateway-sdk'
import { addDelegateMutationOptions } from '../query/addDelegateMutationOptions.ts'
import type { MutationVariables } from '../query/callMutation.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Lets somebody propose for an owner. What it changed is then read again.
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
