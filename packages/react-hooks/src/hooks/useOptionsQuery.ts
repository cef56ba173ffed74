'use client'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import {
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { useGateway } from '../provider/useGateway.ts'

/** Options of every query hook besides the call's own parameters. */
export interface QueryHookOptions<T, TData> {
  /** Instead of the provider's. */
  readonly client?: GatewayClient | undefined
  /** Options of TanStack Query, such as `select` or `refetchInterval`. */
  readonly query?:
    | Omit<UseQueryOptions<T, Error, TData>, 'queryKey' | 'queryFn'>
    | undefined
}

/** `useQuery` with the caller's options over the factory's. */
export function useOptionsQuery<P extends object, T, TData>(
  hook: string,
  optionsOf: (client: GatewayClient, parameters: P) => object,
  parameters: P & QueryHookOptions<T, TData>,
): UseQueryResult<TData, Error> {
  const { client, query, ...rest } = parameters
  return useQuery({
    ...optionsOf(useGateway(hook, client), rest as unknown as P),
    ...query,
  } as UseQueryOptions<T, Error, TData>)
}
