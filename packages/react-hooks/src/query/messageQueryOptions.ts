import { type GatewayClient, getSafeMessage } from '@strongroom/gateway-sdk'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { QueryParameters } from './QueryParameters.ts'
import { queryDefaults } from './queryDefaults.ts'
import { queryKey } from './queryKey.ts'

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
  const { chainId, messageHash } = parameters
  return queryOptions({
    ...queryDefaults,
    queryKey: queryKey(client, 'message', { chainId, messageHash }),
    queryFn:
      chainId && messageHash
        ? ({ signal }) =>
            getSafeMessage(client, { chainId, messageHash, signal, retry: 0 })
        : skipToken,
  })
}
