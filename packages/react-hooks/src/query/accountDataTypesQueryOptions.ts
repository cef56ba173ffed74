import {
  type GatewayClient,
  getAccountDataTypes,
} from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * The kinds of data that a gateway can keep for an owner.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { accountDataTypesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   accountDataTypesQueryOptions(client),
 * )
 */
export function accountDataTypesQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getAccountDataTypes> = {},
) {
  return callQuery(
    client,
    getAccountDataTypes,
    'accountDataTypes',
    parameters,
    [],
    {
      // The kinds change by the week.
      staleTime: 5 * 60_000,
    },
  )
}
