import {
  type GatewayClient,
  getIncomingTransfers,
} from '@strongroom/gateway-sdk'
import { callListQuery } from './callListQuery.ts'
import type { ListParameters } from './QueryParameters.ts'

/**
 * Incoming transfers of a safe, newest first. An infinite query: the page
 * parameter is the gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { incomingTransfersQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   incomingTransfersQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function incomingTransfersQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getIncomingTransfers>,
) {
  return callListQuery(
    client,
    getIncomingTransfers,
    'incomingTransfers',
    parameters,
    ['chainId', 'safeAddress'],
  )
}
