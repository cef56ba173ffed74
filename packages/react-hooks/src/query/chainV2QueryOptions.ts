import { type GatewayClient, getChainConfigV2 } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * One chain, with the features of a service.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { chainV2QueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   chainV2QueryOptions(client, {
 *     chainId: '1',
 *     serviceKey: 'WALLET_WEB',
 *   }),
 * )
 */
export function chainV2QueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getChainConfigV2>,
) {
  return callQuery(
    client,
    getChainConfigV2,
    'chainV2',
    parameters,
    ['chainId', 'serviceKey'],
    {
      // Chains change by the week.
      staleTime: 5 * 60_000,
    },
  )
}
