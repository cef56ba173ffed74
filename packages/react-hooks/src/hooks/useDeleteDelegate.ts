'use client'
import type { deleteDelegate } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { deleteDelegateMutationOptions } from '../query/deleteDelegateMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Removes a delegate. Invalidates the queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useDeleteDelegate } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useDeleteDelegate()
 *   return isPending ? undefined : mutate
 * }
 */
export function useDeleteDelegate(
  parameters: useDeleteDelegate.Parameters = {},
) {
  return useOptionsMutation(
    'useDeleteDelegate',
    deleteDelegateMutationOptions,
    parameters,
  )
}

export declare namespace useDeleteDelegate {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof deleteDelegate>>,
    MutationVariables<typeof deleteDelegate>
  >
}
