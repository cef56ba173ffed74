import { type GatewayClient, getFiatCurrencies } from '@strongroom/gateway-sdk'
import { callQuery } from './callQuery.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * The currencies that a gateway gives balances in.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { fiatCurrenciesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   fiatCurrenciesQueryOptions(client),
 * )
 */
export function fiatCurrenciesQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getFiatCurrencies> = {},
) {
  return callQuery(
    client,
    getFiatCurrencies,
    'fiatCurrencies',
    parameters,
    [],
    {
      // The list changes by the week.
      staleTime: 5 * 60_000,
    },
  )
}
