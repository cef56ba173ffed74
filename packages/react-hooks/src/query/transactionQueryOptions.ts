import {
  type GatewayClient,
  getTransactionDetails,
} from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * One transaction’s details.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { transactionQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   transactionQueryOptions(client, {
 *     chainId: '1',
 *     transactionId: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   }),
 * )
 */
export function transactionQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getTransactionDetails>,
) {
  return callQuery(client, getTransactionDetails, 'transaction', parameters, [
    'chainId',
    'transactionId',
  ])
}
