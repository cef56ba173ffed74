import { type GatewayClient, getContract } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * A contract’s name, logo and ABI, as far as a gateway knows them.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { contractQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   contractQueryOptions(client, {
 *     chainId: '1',
 *     contractAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function contractQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getContract>,
) {
  return callQuery(client, getContract, 'contract', parameters, [
    'chainId',
    'contractAddress',
  ])
}
