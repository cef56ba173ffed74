import type { GatewayClient, Page } from '@strongroom/gateway-sdk'
import { infiniteQueryOptions, type QueryFunction } from '@tanstack/react-query'
import type {
  AllRequired,
  ListParameters,
  RequiredName,
} from './QueryParameters.ts'
import { queryDefaults } from './queryDefaults.ts'
import { queryFnOf } from './queryFnOf.ts'
import { type QueryKey, type QueryName, queryKey } from './queryKey.ts'

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
) {
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
    // Nothing says yet that the answer is a page.
    getNextPageParam: (page: Page<unknown> | null, _, __, followed) =>
      page?.next && !followed.includes(page.next) ? page.next : null,
  })
}
