import {
  type GatewayClient,
  getTransactionQueue,
} from '@strongroom/gateway-sdk'
import { callListQuery } from './callListQuery.ts'
import type { ListParameters } from './QueryParameters.ts'

/**
 * Transactions that wait for confirmations or execution. An infinite query: the
 * page parameter is the gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { queueQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   queueQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function queueQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getTransactionQueue>,
) {
  return callListQuery(client, getTransactionQueue, 'queue', parameters, [
    'chainId',
    'safeAddress',
  ])
}
