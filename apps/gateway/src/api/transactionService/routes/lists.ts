import { inSnapshot } from '../../../reads/pages/inSnapshot.ts'
import type { Filtered } from '../../../reads/sql/whenGiven.ts'
import {
  listAll,
  listIncoming,
  listModuleTransactions,
  listMultisigs,
  type ServiceList,
} from '../../../reads/transactionService/serviceLists.ts'
import type { Call } from '../../http/Call.ts'
import { addressFilter, hashFilter } from '../../http/filters.ts'
import type { Route } from '../../http/Route.ts'
import {
  listOf,
  serviceModuleSchema,
  serviceMultisigSchema,
  serviceTransactionSchema,
  serviceTransferSchema,
} from '../entities.ts'
import {
  amountRange,
  flagOf,
  incomingQuery,
  moduleQuery,
  multisigQuery,
  numberRange,
  orderOf,
  paging,
  timeRange,
} from '../query.ts'
import { readPage, serviceRoute, toList } from '../serviceRoute.ts'

const pageOf = <F>(call: Call, filter: F): ServiceList<F> => ({
  gateway: call.gateway,
  chain: call.chain(),
  safe: call.address('safe'),
  filter,
  cursor: readPage(call),
})

/** A page of one of a safe's lists, of one state of the store. */
const listPage = async <F, T>(
  call: Call,
  filter: F,
  list: (options: ServiceList<F>) => Promise<Filtered<T>>,
) => {
  const page = pageOf(call, filter)
  const found = await inSnapshot(call.gateway, (gateway) =>
    list({ ...page, gateway }),
  )
  return toList(call, page.cursor, found)
}

/** Executed transactions that failed, or that succeeded. */
const successOf = (call: Call): boolean | undefined => {
  const failed = flagOf(call, 'failed')
  return failed === undefined ? undefined : !failed
}

export const serviceListRoutes: readonly Route[] = [
  serviceRoute({
    method: 'get',
    path: '/v2/safes/:safe/multisig-transactions',
    operationId: 'listServiceMultisigTransactions',
    summary: 'Multisig transactions of a safe, in any state',
    query: multisigQuery,
    response: listOf(serviceMultisigSchema, 'ServiceMultisigTransactionList'),
    handle: async (call) => {
      const filter = {
        executed: flagOf(call, 'executed'),
        successful: successOf(call),
        confirmed: flagOf(call, 'has_confirmations'),
        trusted: flagOf(call, 'trusted'),
        to: addressFilter(call, 'to'),
        safeTxHash: hashFilter(call, 'safe_tx_hash'),
        txHash: hashFilter(call, 'transaction_hash'),
        nonce: numberRange(call, 'nonce'),
        executionDate: timeRange(call, 'execution_date'),
        created: timeRange(call, 'submission_date'),
        modified: timeRange(call, 'modified'),
        value: amountRange(call, 'value'),
      }
      const order = orderOf(call, ['nonce', 'created', 'modified'])
      const page = pageOf(call, filter)
      // One statement reads it, so it needs no transaction for one state.
      const found = await listMultisigs({ ...page, order })
      return toList(call, page.cursor, found)
    },
  }),
  serviceRoute({
    method: 'get',
    path: '/v2/safes/:safe/all-transactions',
    operationId: 'listServiceTransactions',
    summary: 'What was executed, and what moved, newest first',
    query: paging,
    response: listOf(serviceTransactionSchema, 'ServiceTransactionList'),
    handle: (call) => listPage(call, undefined, listAll),
  }),
  serviceRoute({
    method: 'get',
    path: '/v1/safes/:safe/incoming-transfers',
    operationId: 'listServiceIncomingTransfers',
    summary: 'Transfers to a safe, of any token',
    query: incomingQuery,
    response: listOf(serviceTransferSchema, 'ServiceTransferList'),
    handle: (call) => {
      const time = timeRange(call, 'execution_date')
      const filter = {
        sender: addressFilter(call, '_from'),
        token: addressFilter(call, 'token_address'),
        txHash: hashFilter(call, 'transaction_hash'),
        value: amountRange(call, 'value').least,
        from: time.least,
        until: time.most,
      }
      return listPage(call, filter, listIncoming)
    },
  }),
  serviceRoute({
    method: 'get',
    path: '/v1/safes/:safe/module-transactions',
    operationId: 'listServiceModuleTransactions',
    summary: 'Transactions that modules made',
    query: moduleQuery,
    response: listOf(serviceModuleSchema, 'ServiceModuleTransactionList'),
    handle: (call) => {
      const filter = {
        module: addressFilter(call, 'module'),
        to: addressFilter(call, 'to'),
        txHash: hashFilter(call, 'transaction_hash'),
      }
      return listPage(call, filter, listModuleTransactions)
    },
  }),
]
