import { type GatewayClient, getTxPreview } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * A gateway's view of a transaction that is not proposed yet.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { txPreviewQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   txPreviewQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     value: '0',
 *     data: '0x',
 *     operation: 0,
 *   }),
 * )
 */
export function txPreviewQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getTxPreview>,
) {
  return callQuery(
    client,
    getTxPreview,
    'txPreview',
    parameters,
    ['chainId', 'safeAddress', 'to', 'value', 'operation'],
    {
      // A POST, which is never repeated.
      retry: false,
    },
  )
}
