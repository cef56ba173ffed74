import {
  type GatewayClient,
  postSafeGasEstimation,
} from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * Cost of a call for a safe, and the nonce to propose it with.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { estimationQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   estimationQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     value: '0',
 *     data: '0x',
 *     operation: 0,
 *   }),
 * )
 */
export function estimationQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof postSafeGasEstimation>,
) {
  return callQuery(
    client,
    postSafeGasEstimation,
    'estimation',
    parameters,
    ['chainId', 'safeAddress', 'to', 'value', 'operation'],
    {
      // A POST, which is never repeated.
      retry: false,
    },
  )
}
