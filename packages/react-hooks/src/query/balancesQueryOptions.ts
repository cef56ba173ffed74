import { type GatewayClient, getBalances } from '@strongroom/gateway-sdk'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { QueryParameters } from './QueryParameters.ts'
import { queryDefaults } from './queryDefaults.ts'
import { queryKey } from './queryKey.ts'

/**
 * A safe's balances.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { balancesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   balancesQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function balancesQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getBalances>,
) {
  const { chainId, safeAddress, currency, trusted, excludeSpam } = parameters
  return queryOptions({
    ...queryDefaults,
    queryKey: queryKey(client, 'balances', {
      chainId,
      safeAddress,
      currency,
      trusted,
      excludeSpam,
    }),
    queryFn:
      chainId && safeAddress
        ? ({ signal }) =>
            getBalances(client, {
              chainId,
              safeAddress,
              currency,
              trusted,
              excludeSpam,
              signal,
              retry: 0,
            })
        : skipToken,
  })
}
