import {
  type GatewayClient,
  getModuleTransactions,
} from '@strongroom/gateway-sdk'
import { callListQuery } from './callListQuery.ts'
import type { ListParameters } from './QueryParameters.ts'

/**
 * Module transactions of a safe, newest first. An infinite query: the page
 * parameter is the gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { moduleTransactionsQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   moduleTransactionsQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function moduleTransactionsQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getModuleTransactions>,
) {
  return callListQuery(
    client,
    getModuleTransactions,
    'moduleTransactions',
    parameters,
    ['chainId', 'safeAddress'],
  )
}
