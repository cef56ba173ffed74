import {
  type GatewayClient,
  getCreationTransaction,
  getIncomingTransfers,
  getModuleTransactions,
  getMultisigTransactions,
  getTransactionDetails,
  getTransactionHistory,
  getTransactionQueue,
} from '@strongroom/gateway-sdk'
import { callListQuery } from './callListQuery.ts'
import { callQuery } from './callQuery.ts'
import type { ListParameters, QueryParameters } from './QueryParameters.ts'

/**
 * Transactions that wait for confirmations or execution. An infinite query: the
 * page parameter is the gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { queueQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   queueQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function queueQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getTransactionQueue>,
) {
  return callListQuery(client, getTransactionQueue, 'queue', parameters, [
    'chainId',
    'safeAddress',
  ])
}

/**
 * History of a safe, newest first. An infinite query: the page parameter is the
 * gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { historyQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   historyQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function historyQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getTransactionHistory>,
) {
  return callListQuery(client, getTransactionHistory, 'history', parameters, [
    'chainId',
    'safeAddress',
  ])
}

/**
 * Transactions that owners proposed, executed or not. An infinite query: the
 * page parameter is the gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { multisigTransactionsQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   multisigTransactionsQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function multisigTransactionsQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getMultisigTransactions>,
) {
  return callListQuery(
    client,
    getMultisigTransactions,
    'multisigTransactions',
    parameters,
    ['chainId', 'safeAddress'],
  )
}

/**
 * Module transactions of a safe, newest first. An infinite query: the page
 * parameter is the gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { moduleTransactionsQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   moduleTransactionsQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function moduleTransactionsQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getModuleTransactions>,
) {
  return callListQuery(
    client,
    getModuleTransactions,
    'moduleTransactions',
    parameters,
    ['chainId', 'safeAddress'],
  )
}

/**
 * Incoming transfers of a safe, newest first. An infinite query: the page
 * parameter is the gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { incomingTransfersQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   incomingTransfersQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function incomingTransfersQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getIncomingTransfers>,
) {
  return callListQuery(
    client,
    getIncomingTransfers,
    'incomingTransfers',
    parameters,
    ['chainId', 'safeAddress'],
  )
}

/**
 * One transaction’s details.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { transactionQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   transactionQueryOptions(client, {
 *     chainId: '1',
 *     transactionId: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   }),
 * )
 */
export function transactionQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getTransactionDetails>,
) {
  return callQuery(client, getTransactionDetails, 'transaction', parameters, [
    'chainId',
    'transactionId',
  ])
}

/**
 * How a safe was created.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { creationTransactionQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   creationTransactionQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function creationTransactionQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getCreationTransaction>,
) {
  return callQuery(
    client,
    getCreationTransaction,
    'creationTransaction',
    parameters,
    ['chainId', 'safeAddress'],
  )
}
