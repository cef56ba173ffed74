import { type GatewayClient, getSafeApps } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * The apps a gateway lists for a chain. `clientUrl` is the origin of the
 * wallet: apps that do not let it show them are left out.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { safeAppsQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   safeAppsQueryOptions(client, {
 *     chainId: '1',
 *     clientUrl: 'https://wallet.example',
 *   }),
 * )
 */
export function safeAppsQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getSafeApps>,
) {
  return callQuery(client, getSafeApps, 'safeApps', parameters, ['chainId'], {
    // The list changes by the week.
    staleTime: 5 * 60_000,
  })
}
