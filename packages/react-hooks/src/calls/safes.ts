import {
  type GatewayClient,
  getAllOwnedSafes,
  getAllOwnedSafesV2,
  getAllOwnedSafesV3,
  getBalances,
  getCollectibles,
  getCollectiblesPage,
  getOwnedSafes,
  getSafeInfo,
  getSafeOverviews,
  getSafeOverviewsV2,
} from '@strongroom/gateway-sdk'
import { callListQuery } from './callListQuery.ts'
import { callQuery } from './callQuery.ts'
import type { ListParameters, QueryParameters } from './QueryParameters.ts'

/**
 * A safe’s state.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { safeQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   safeQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function safeQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getSafeInfo>,
) {
  return callQuery(client, getSafeInfo, 'safe', parameters, [
    'chainId',
    'safeAddress',
  ])
}

/**
 * Short facts about several safes, on any chains.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { overviewsQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   overviewsQueryOptions(client, {
 *     safes: ['1:0x5aFE3855358E112B5647B952709E6165e1c1eEEe'],
 *   }),
 * )
 */
export function overviewsQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getSafeOverviews>,
) {
  return callQuery(client, getSafeOverviews, 'overviews', parameters, ['safes'])
}

/**
 * Short facts about several safes, from the second version of the call.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { overviewsV2QueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   overviewsV2QueryOptions(client, {
 *     safes: ['1:0x5aFE3855358E112B5647B952709E6165e1c1eEEe'],
 *   }),
 * )
 */
export function overviewsV2QueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getSafeOverviewsV2>,
) {
  return callQuery(client, getSafeOverviewsV2, 'overviewsV2', parameters, [
    'safes',
  ])
}

/**
 * A safe’s balances.
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
  return callQuery(client, getBalances, 'balances', parameters, [
    'chainId',
    'safeAddress',
  ])
}

/**
 * The NFTs of a safe. An infinite query: the page parameter is the gateway’s
 * link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { collectiblesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   collectiblesQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function collectiblesQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getCollectiblesPage>,
) {
  return callListQuery(
    client,
    getCollectiblesPage,
    'collectibles',
    parameters,
    ['chainId', 'safeAddress'],
  )
}

/**
 * All NFTs of a safe at once, from gateways that have no pages of them.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { collectiblesV1QueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   collectiblesV1QueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function collectiblesV1QueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getCollectibles>,
) {
  return callQuery(client, getCollectibles, 'collectiblesV1', parameters, [
    'chainId',
    'safeAddress',
  ])
}

/**
 * The safes of an owner on one chain.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { safesByOwnerQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   safesByOwnerQueryOptions(client, {
 *     chainId: '1',
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function safesByOwnerQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getOwnedSafes>,
) {
  return callQuery(client, getOwnedSafes, 'ownedSafes', parameters, [
    'chainId',
    'ownerAddress',
  ])
}

/**
 * The safes of an owner on all chains.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { allSafesByOwnerQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   allSafesByOwnerQueryOptions(client, {
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function allSafesByOwnerQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getAllOwnedSafesV2>,
) {
  return callQuery(client, getAllOwnedSafesV2, 'allOwnedSafes', parameters, [
    'ownerAddress',
  ])
}

/**
 * The safes of an owner on all chains, from gateways of the first version.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { allSafesByOwnerV1QueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   allSafesByOwnerV1QueryOptions(client, {
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function allSafesByOwnerV1QueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getAllOwnedSafes>,
) {
  return callQuery(client, getAllOwnedSafes, 'allOwnedSafesV1', parameters, [
    'ownerAddress',
  ])
}

/**
 * The safes of an owner on all chains; `null` for a chain that did not answer.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { allSafesByOwnerV3QueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   allSafesByOwnerV3QueryOptions(client, {
 *     ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function allSafesByOwnerV3QueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getAllOwnedSafesV3>,
) {
  return callQuery(client, getAllOwnedSafesV3, 'allOwnedSafesV3', parameters, [
    'ownerAddress',
  ])
}
