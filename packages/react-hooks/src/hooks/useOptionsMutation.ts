'use client'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import {
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useGateway } from '../provider/useGateway.ts'

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
  hook: string,
  optionsOf: (
    client: GatewayClient,
    context: { readonly queryClient: QueryClient },
  ) => UseMutationOptions<T, Error, V>,
  { client, mutation }: MutationHookOptions<T, V>,
): UseMutationResult<T, Error, V> {
  const queryClient = useQueryClient()
  const options = optionsOf(useGateway(hook, client), { queryClient })
  return useMutation({
    ...options,
    ...mutation,
    onSuccess: async (...parameters) => {
      await options.onSuccess?.(...parameters)
      await mutation?.onSuccess?.(...parameters)
    },
  })
}
