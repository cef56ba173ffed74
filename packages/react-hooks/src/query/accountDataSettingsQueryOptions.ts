import {
  type GatewayClient,
  getAccountDataSettings,
} from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * Data that an owner lets a gateway store.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { accountDataSettingsQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   accountDataSettingsQueryOptions(client, {
 *     address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function accountDataSettingsQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getAccountDataSettings>,
) {
  return callQuery(
    client,
    getAccountDataSettings,
    'accountDataSettings',
    parameters,
    ['address'],
  )
}
