'use client'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query'

/** What every mutation hook takes. */
export interface MutationHookOptions<T, V> {
  /** Instead of the provider's. */
  readonly client?: GatewayClient | undefined
  /** Options of TanStack Query; `onSuccess` runs after the hook's own. */
  readonly mutation?:
    | Omit<UseMutationOptions<T, Error, V>, 'mutationFn' | 'mutationKey'>
    | undefined
}

/** `useMutation` with the caller's options over the factory's. */
export function useOptionsMutation<T, V>(
  options: UseMutationOptions<T, Error, V>,
  mutation: MutationHookOptions<T, V>['mutation'],
): UseMutationResult<T, Error, V> {
  return useMutation({
    ...options,
    ...mutation,
    onSuccess: async (...parameters) => {
      await options.onSuccess?.(...parameters)
      await mutation?.onSuccess?.(...parameters)
    },
  })
}
