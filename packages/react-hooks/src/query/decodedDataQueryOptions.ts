import { type GatewayClient, getDecodedData } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * A call as a gateway decodes it. `verifyTransaction` decodes the signed bytes
 * instead.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { decodedDataQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   decodedDataQueryOptions(client, {
 *     chainId: '1',
 *     to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     data: '0x',
 *   }),
 * )
 */
export function decodedDataQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getDecodedData>,
) {
  return callQuery(
    client,
    getDecodedData,
    'decodedData',
    parameters,
    ['chainId', 'to', 'data'],
    {
      // A POST, which is never repeated.
      retry: false,
    },
  )
}
