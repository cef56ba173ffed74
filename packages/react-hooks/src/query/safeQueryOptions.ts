import { type GatewayClient, getSafeInfo } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * A safe’s state.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { safeQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   safeQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function safeQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getSafeInfo>,
) {
  return callQuery(client, getSafeInfo, 'safe', parameters, [
    'chainId',
    'safeAddress',
  ])
}
