'use client'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import {
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'

/** What every query hook takes besides the call's own parameters. */
export interface QueryHookOptions<T, TData> {
  /** Instead of the provider's. */
  readonly client?: GatewayClient | undefined
  /** Options of TanStack Query, such as `select` or `refetchInterval`. */
  readonly query?:
    | Omit<UseQueryOptions<T, Error, TData>, 'queryKey' | 'queryFn'>
    | undefined
}

/** `useQuery` with the caller's options over the factory's. */
export function useOptionsQuery<T, TData>(
  options: object,
  query: QueryHookOptions<T, TData>['query'],
): UseQueryResult<TData, Error> {
  return useQuery({ ...options, ...query } as UseQueryOptions<T, Error, TData>)
}
