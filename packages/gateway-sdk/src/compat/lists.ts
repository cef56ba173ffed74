import type {
  Page,
  TransactionItem,
  TransactionListItem,
} from '../schemas/index.ts'
import type {
  HistoryQuery,
  IncomingTransfersQuery,
  ListQuery,
  ModuleTransactionsQuery,
  MultisigTransactionsQuery,
} from './requests.ts'
import { send } from './transport.ts'

/** Lists transfers to a safe. `GET /v1/chains/{chainId}/safes/{address}/incoming-transfers/` */
export function getIncomingTransfers(
  chainId: string,
  address: string,
  query?: IncomingTransfersQuery,
  pageUrl?: string,
): Promise<Page<TransactionItem>> {
  return send(
    'GET',
    '/v1/chains/{chainId}/safes/{address}/incoming-transfers/',
    { chainId, address },
    { query, pageUrl },
  )
}

/** Lists what modules did. `GET /v1/chains/{chainId}/safes/{address}/module-transactions/` */
export function getModuleTransactions(
  chainId: string,
  address: string,
  query?: ModuleTransactionsQuery,
  pageUrl?: string,
): Promise<Page<TransactionItem>> {
  return send(
    'GET',
    '/v1/chains/{chainId}/safes/{address}/module-transactions/',
    { chainId, address },
    { query, pageUrl },
  )
}

/** Lists what owners proposed. `GET /v1/chains/{chainId}/safes/{address}/multisig-transactions/` */
export function getMultisigTransactions(
  chainId: string,
  address: string,
  query?: MultisigTransactionsQuery,
  pageUrl?: string,
): Promise<Page<TransactionItem>> {
  return send(
    'GET',
    '/v1/chains/{chainId}/safes/{address}/multisig-transactions/',
    { chainId, address },
    { query, pageUrl },
  )
}

/**
 * Lists the history. `GET
 * /v1/chains/{chainId}/safes/{safe_address}/transactions/history`
 */
export function getTransactionHistory(
  chainId: string,
  address: string,
  query: HistoryQuery = {},
  pageUrl?: string,
): Promise<Page<TransactionListItem>> {
  return send(
    'GET',
    '/v1/chains/{chainId}/safes/{safe_address}/transactions/history',
    { chainId, safe_address: address },
    { query, pageUrl },
  )
}

/**
 * Lists waiting transactions. `GET
 * /v1/chains/{chainId}/safes/{safe_address}/transactions/queued`
 */
export function getTransactionQueue(
  chainId: string,
  address: string,
  query: ListQuery = {},
  pageUrl?: string,
): Promise<Page<TransactionListItem>> {
  return send(
    'GET',
    '/v1/chains/{chainId}/safes/{safe_address}/transactions/queued',
    { chainId, safe_address: address },
    { query, pageUrl },
  )
}
