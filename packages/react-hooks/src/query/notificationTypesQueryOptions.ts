import {
  type GatewayClient,
  getNotificationTypes,
} from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * Notification types that a device gets for a safe.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { notificationTypesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   notificationTypesQueryOptions(client, {
 *     chainId: '1',
 *     uuid: '11111111-2222-4333-8444-555555555555',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function notificationTypesQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getNotificationTypes>,
) {
  return callQuery(
    client,
    getNotificationTypes,
    'notificationTypes',
    parameters,
    ['chainId', 'uuid', 'safeAddress'],
  )
}
