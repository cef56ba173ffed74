import { type GatewayClient, getDelegates } from '@strongroom/gateway-sdk'
import { callListQuery } from './callListQuery.ts'
import type { ListParameters } from './QueryParameters.ts'

/**
 * Delegates and their owners. An infinite query: the page parameter is the
 * gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { delegatesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   delegatesQueryOptions(client, {
 *     chainId: '1',
 *     safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function delegatesQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getDelegates>,
) {
  return callListQuery(client, getDelegates, 'delegates', parameters, [
    'chainId',
  ])
}
