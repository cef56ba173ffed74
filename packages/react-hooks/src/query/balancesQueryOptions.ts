import { type GatewayClient, getBalances } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * A safe’s balances.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { balancesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   balancesQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function balancesQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getBalances>,
) {
  return callQuery(client, getBalances, 'balances', parameters, [
    'chainId',
    'safeAddress',
  ])
}
