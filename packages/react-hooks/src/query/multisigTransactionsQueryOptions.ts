import {
  type GatewayClient,
  getMultisigTransactions,
} from '@strongroom/gateway-sdk'
import { callListQuery } from './callListQuery.ts'
import type { ListParameters } from './QueryParameters.ts'

/**
 * Transactions that owners proposed, executed or not. An infinite query: the
 * page parameter is the gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { multisigTransactionsQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   multisigTransactionsQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function multisigTransactionsQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getMultisigTransactions>,
) {
  return callListQuery(
    client,
    getMultisigTransactions,
    'multisigTransactions',
    parameters,
    ['chainId', 'safeAddress'],
  )
}
