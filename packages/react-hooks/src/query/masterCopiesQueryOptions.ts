import { type GatewayClient, getMasterCopies } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * The safe contracts a gateway knows on a chain.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { masterCopiesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   masterCopiesQueryOptions(client, {
 *     chainId: '1',
 *   }),
 * )
 */
export function masterCopiesQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getMasterCopies>,
) {
  return callQuery(
    client,
    getMasterCopies,
    'masterCopies',
    parameters,
    ['chainId'],
    {
      // The list changes by the week.
      staleTime: 5 * 60_000,
    },
  )
}
