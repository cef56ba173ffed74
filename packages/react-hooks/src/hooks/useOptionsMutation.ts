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

/** Options of every mutation hook. */
export interface MutationHookOptions<T, V> {
  /** Instead of the provider's. */
  readonly client?: GatewayClient | undefined
  /**
   * Options of TanStack Query. The changed queries are invalidated before
   * `onSuccess` runs.
   */
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
  return useMutation({
    ...optionsOf(useGateway(hook, client), { queryClient }),
    ...mutation,
  })
}
