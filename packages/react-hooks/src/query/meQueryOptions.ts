import { type GatewayClient, getMe } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * The signed-in account. A missing session is an error of status 403.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { meQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   meQueryOptions(client),
 * )
 */
export function meQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getMe> = {},
) {
  return callQuery(client, getMe, 'me', parameters, [])
}
