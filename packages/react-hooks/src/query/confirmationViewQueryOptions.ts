import {
  type GatewayClient,
  getConfirmationView,
} from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * A gateway's view of a call before it is signed. It is untrusted:
 * `verifyTransaction` decides.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { confirmationViewQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   confirmationViewQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     data: '0x',
 *     to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     value: '0',
 *     operation: 0,
 *   }),
 * )
 */
export function confirmationViewQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getConfirmationView>,
) {
  return callQuery(
    client,
    getConfirmationView,
    'confirmationView',
    parameters,
    ['chainId', 'safeAddress', 'data'],
    {
      // A POST, which is never repeated.
      retry: false,
    },
  )
}
