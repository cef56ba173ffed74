import {
  type GatewayClient,
  getTransactionHistory,
} from '@strongroom/gateway-sdk'
import { callListQuery } from './callListQuery.ts'
import type { ListParameters } from './QueryParameters.ts'

/**
 * History of a safe, newest first. An infinite query: the page parameter is the
 * gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { historyQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   historyQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function historyQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getTransactionHistory>,
) {
  return callListQuery(client, getTransactionHistory, 'history', parameters, [
    'chainId',
    'safeAddress',
  ])
}
