import { type GatewayClient, getSafeMessage } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * One message with its signatures.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { messageQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   messageQueryOptions(client, {
 *     chainId: '1',
 *     messageHash: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   }),
 * )
 */
export function messageQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getSafeMessage>,
) {
  return callQuery(client, getSafeMessage, 'message', parameters, [
    'chainId',
    'messageHash',
  ])
}
