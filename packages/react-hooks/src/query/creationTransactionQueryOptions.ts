import {
  type GatewayClient,
  getCreationTransaction,
} from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * How a safe was created.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { creationTransactionQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   creationTransactionQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function creationTransactionQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getCreationTransaction>,
) {
  return callQuery(
    client,
    getCreationTransaction,
    'creationTransaction',
    parameters,
    ['chainId', 'safeAddress'],
  )
}
