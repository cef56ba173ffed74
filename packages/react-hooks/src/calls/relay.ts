import {
  type GatewayClient,
  getRelayCount,
  getRelayStatus,
  relayTransaction,
} from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { callQuery } from './callQuery.ts'
import { invalidate } from './invalidate.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * Has a gateway send and pay for a transaction. Invalidates the queries that it
 * changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { relayTransactionMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = relayTransactionMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function relayTransactionMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, relayTransaction, 'relayTransaction', {
    changed: ({ chainId }) =>
      invalidate(queryClient, client, ['relayCount'], { chainId }),
  })
}

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

/**
 * How many transactions a gateway will still pay for.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { relayCountQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   relayCountQueryOptions(client, {
 *     chainId: '1',
 *     address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function relayCountQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getRelayCount>,
) {
  return callQuery(client, getRelayCount, 'relayCount', parameters, [
    'chainId',
    'address',
  ])
}
