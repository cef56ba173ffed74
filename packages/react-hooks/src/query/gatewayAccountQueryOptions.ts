import { type GatewayClient, getAccount } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * Account data of a gateway about an owner who signed in: not the connected
 * wallet, which is `useAccount` of `@strongroom/react-hooks/connect`.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { gatewayAccountQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   gatewayAccountQueryOptions(client, {
 *     address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function gatewayAccountQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getAccount>,
) {
  return callQuery(client, getAccount, 'gatewayAccount', parameters, [
    'address',
  ])
}
