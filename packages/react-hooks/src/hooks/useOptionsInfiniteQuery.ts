'use client'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useGateway } from '../provider/useGateway.ts'

type Options<T, TData> = UseInfiniteQueryOptions<
  T,
  Error,
  TData,
  readonly unknown[],
  string | null
>

/** Pages read so far. */
export type Pages<T> = InfiniteData<T, string | null>

/** Options of every list hook besides the call's own parameters. */
export interface InfiniteQueryHookOptions<T, TData> {
  /** Instead of the provider's. */
  readonly client?: GatewayClient | undefined
  /** Options of TanStack Query, such as `select` or `maxPages`. */
  readonly query?:
    | Partial<
        Omit<
          Options<T, TData>,
          'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'
        >
      >
    | undefined
}

/** `useInfiniteQuery` with the caller's options over the factory's. */
export function useOptionsInfiniteQuery<P extends object, T, TData>(
  hook: string,
  optionsOf: (client: GatewayClient, parameters: P) => object,
  parameters: P & InfiniteQueryHookOptions<T, TData>,
): UseInfiniteQueryResult<TData, Error> {
  const { client, query, ...rest } = parameters
  return useInfiniteQuery({
    ...optionsOf(useGateway(hook, client), rest as unknown as P),
    ...query,
  } as Options<T, TData>)
}
