import {
  type GatewayClient,
  getChainConfig,
  getChainConfigV2,
  getChainsConfig,
  getChainsConfigV2,
  getFiatCurrencies,
  getIndexingStatus,
  getMasterCopies,
} from '@strongroom/gateway-sdk'
import { callListQuery } from './callListQuery.ts'
import { callQuery } from './callQuery.ts'
import type { ListParameters, QueryParameters } from './QueryParameters.ts'

/**
 * The first page of the chains a gateway serves; the usual gateways have one.
 * All pages: `chainsInfiniteQueryOptions`.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { chainsQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   chainsQueryOptions(client),
 * )
 */
export function chainsQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getChainsConfig> = {},
) {
  return callQuery(client, getChainsConfig, 'chains', parameters, [], {
    // Chains change by the week.
    staleTime: 5 * 60_000,
  })
}

/**
 * The chains a gateway serves, page after page. An infinite query: the page
 * parameter is the gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { chainsInfiniteQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   chainsInfiniteQueryOptions(client),
 * )
 */
export function chainsInfiniteQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getChainsConfig> = {},
) {
  return callListQuery(
    client,
    getChainsConfig,
    'infiniteChains',
    parameters,
    [],
    {
      // Chains change by the week.
      staleTime: 5 * 60_000,
    },
  )
}

/**
 * The chains a gateway serves, with the features of a service. An infinite
 * query: the page parameter is the gateway’s link to the page, `null` for the
 * first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { chainsV2QueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   chainsV2QueryOptions(client, {
 *     serviceKey: 'WALLET_WEB',
 *   }),
 * )
 */
export function chainsV2QueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getChainsConfigV2>,
) {
  return callListQuery(
    client,
    getChainsConfigV2,
    'chainsV2',
    parameters,
    ['serviceKey'],
    {
      // Chains change by the week.
      staleTime: 5 * 60_000,
    },
  )
}

/**
 * One chain that a gateway serves.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { chainQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   chainQueryOptions(client, {
 *     chainId: '1',
 *   }),
 * )
 */
export function chainQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getChainConfig>,
) {
  return callQuery(client, getChainConfig, 'chain', parameters, ['chainId'], {
    // Chains change by the week.
    staleTime: 5 * 60_000,
  })
}

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

/**
 * How far a gateway has read a chain.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { indexingStatusQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   indexingStatusQueryOptions(client, {
 *     chainId: '1',
 *   }),
 * )
 */
export function indexingStatusQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getIndexingStatus>,
) {
  return callQuery(client, getIndexingStatus, 'indexingStatus', parameters, [
    'chainId',
  ])
}

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
