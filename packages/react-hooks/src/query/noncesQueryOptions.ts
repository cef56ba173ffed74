import { type GatewayClient, getNonces } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * A safe’s nonce and the one to propose next.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { noncesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   noncesQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function noncesQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getNonces>,
) {
  return callQuery(client, getNonces, 'nonces', parameters, [
    'chainId',
    'safeAddress',
  ])
}
