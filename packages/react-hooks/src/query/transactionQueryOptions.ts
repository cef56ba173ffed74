import {
  type GatewayClient,
  getTransactionDetails,
} from '@strongroom/gateway-sdk'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { QueryParameters } from './QueryParameters.ts'
import { queryDefaults } from './queryDefaults.ts'
import { queryKey } from './queryKey.ts'

/**
 * One transaction's details.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { transactionQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   transactionQueryOptions(client, {
 *     chainId: '1',
 *     transactionId: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   }),
 * )
 */
export function transactionQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getTransactionDetails>,
) {
  const { chainId, transactionId } = parameters
  return queryOptions({
    ...queryDefaults,
    queryKey: queryKey(client, 'transaction', { chainId, transactionId }),
    queryFn:
      chainId && transactionId
        ? ({ signal }) =>
            getTransactionDetails(client, {
              chainId,
              transactionId,
              signal,
              retry: 0,
            })
        : skipToken,
  })
}
