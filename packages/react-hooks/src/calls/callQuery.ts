import type { GatewayClient } from '@strongroom/gateway-sdk'
import {
  type DataTag,
  type OmitKeyof,
  type QueryFunction,
  queryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type {
  AllRequired,
  QueryParameters,
  RequiredName,
} from './QueryParameters.ts'
import { queryDefaults } from './queryDefaults.ts'
import { queryFnOf } from './queryFnOf.ts'
import { type QueryKey, type QueryName, queryKey } from './queryKey.ts'

/**
 * Result of TanStack Query's `queryOptions` for a call. Written out, because
 * the inferred type names types that only the newest releases export.
 */
export type CallQueryOptions<
  D,
  K extends readonly unknown[] = QueryKey,
> = OmitKeyof<UseQueryOptions<D, Error, D, K>, 'queryFn' | 'queryKey'> & {
  queryFn?: QueryFunction<D, K, never>
  queryKey: DataTag<K, D, Error>
}

/**
 * The query options of a call: the key of all its parameters, and a function
 * that waits while one of the `required` is missing.
 */
export function callQuery<
  A extends (client: GatewayClient, parameters: never) => Promise<unknown>,
  const K extends RequiredName<A>,
>(
  client: GatewayClient,
  action: A,
  name: QueryName,
  parameters: QueryParameters<A>,
  required: readonly K[] & AllRequired<A, K>,
  options: { readonly staleTime?: number; readonly retry?: false } = {},
): CallQueryOptions<Awaited<ReturnType<A>>> {
  return queryOptions({
    ...queryDefaults,
    ...options,
    queryKey: queryKey(client, name, parameters),
    // The type leaves `skipToken` out, so that `useSuspenseQuery` takes it,
    // too.
    queryFn: queryFnOf(client, action, parameters, required) as QueryFunction<
      Awaited<ReturnType<A>>,
      QueryKey
    >,
  })
}
