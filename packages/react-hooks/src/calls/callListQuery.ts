import type { GatewayClient, Page } from '@strongroom/gateway-sdk'
import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions,
  type OmitKeyof,
  type QueryFunction,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query'
import type {
  AllRequired,
  ListParameters,
  RequiredName,
} from './QueryParameters.ts'
import { queryDefaults } from './queryDefaults.ts'
import { queryFnOf } from './queryFnOf.ts'
import { type QueryKey, type QueryName, queryKey } from './queryKey.ts'

/**
 * Result of TanStack Query's `infiniteQueryOptions` for a call. Written out,
 * since the inferred type names types that only the newest releases export.
 */
export type CallListQueryOptions<D> = OmitKeyof<
  UseInfiniteQueryOptions<
    D,
    Error,
    InfiniteData<D, unknown>,
    QueryKey,
    string | null
  >,
  'queryFn' | 'queryKey'
> & {
  queryFn?: QueryFunction<D, QueryKey, string | null>
  queryKey: DataTag<QueryKey, InfiniteData<D, unknown>, Error>
}

/**
 * The infinite query options of a call that answers page by page. The page
 * parameter is the gateway's link to the page, `null` for the first. A link that
 * was followed already ends the list, as it would go round for ever.
 */
export function callListQuery<
  A extends (
    client: GatewayClient,
    parameters: never,
  ) => Promise<Page<unknown>>,
  const K extends RequiredName<A>,
>(
  client: GatewayClient,
  action: A,
  name: QueryName,
  parameters: ListParameters<A>,
  required: readonly K[] & AllRequired<A, K>,
  options: { readonly staleTime?: number } = {},
): CallListQueryOptions<Awaited<ReturnType<A>>> {
  return infiniteQueryOptions({
    ...queryDefaults,
    ...options,
    queryKey: queryKey(client, name, parameters),
    queryFn: queryFnOf(client, action, parameters, required) as QueryFunction<
      Awaited<ReturnType<A>>,
      QueryKey,
      string | null
    >,
    initialPageParam: null as string | null,
    // The answer is not known to be a page yet.
    getNextPageParam: (page: Page<unknown> | null, _, __, followed) =>
      page?.next && !followed.includes(page.next) ? page.next : null,
  })
}
