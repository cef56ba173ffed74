import { type GatewayClient, getRelayStatus } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * How it goes with a relayed transaction.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { relayStatusQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   relayStatusQueryOptions(client, {
 *     chainId: '1',
 *     taskId: 'task-1',
 *   }),
 * )
 */
export function relayStatusQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getRelayStatus>,
) {
  return callQuery(client, getRelayStatus, 'relayStatus', parameters, [
    'chainId',
    'taskId',
  ])
}
