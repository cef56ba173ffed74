import {
  moduleId,
  multisigId,
  transferId,
} from '../src/reads/transactions/transactionId.ts'
import {
  addresses,
  chainId,
  large,
  seededHash,
  seededModule,
} from './seedLists.ts'

export interface ReadRoute {
  /** Path in the form of the routes. */
  route: string
  /** A request of the safe that has `length` of everything. */
  path: (length: number) => string
  /** Rows it may read, however many the store has. */
  rows: number
}

const safe = `/v1/chains/${chainId}/safes/${large}`
const safePath = '/v1/chains/:chainId/safes/:safeAddress'
const [owner] = addresses

const overviews = (generation: 'v1' | 'v2'): ReadRoute => ({
  route: `/${generation}/safes`,
  path: () =>
    `/${generation}/safes?currency=USD&safes=${chainId}:${large}&wallet_address=${owner}`,
  // Awaited confirmations are counted among the next thousand.
  rows: 6_000,
})

const details = (id: (length: number) => string): ReadRoute => ({
  route: '/v1/chains/:chainId/transactions/:transactionId',
  path: (length) => `/v1/chains/${chainId}/transactions/${id(length)}`,
  rows: 50,
})

const service = `/tx-service/${chainId}/api`
const servicePath = '/tx-service/:chain/api'

const serviceRead = (
  name: string,
  rows: number,
  query = '',
  version = 'v1',
): ReadRoute => ({
  route: `${servicePath}/${version}/safes/:safe${name}`,
  path: () => `${service}/${version}/safes/${large}${name}/${query}`,
  rows,
})

/** Every read request about a safe's data, and its budget. */
export const readRoutes: readonly ReadRoute[] = [
  { route: safePath, path: () => safe, rows: 50 },
  {
    route: `${safePath}/nonces`,
    path: () => `${safe}/nonces`,
    rows: 50,
  },
  {
    route: `${safePath}/transactions/creation`,
    path: () => `${safe}/transactions/creation`,
    rows: 50,
  },
  {
    route: `${safePath}/balances/:currency`,
    path: () => `${safe}/balances/USD`,
    rows: 100,
  },
  {
    route: `${safePath}/collectibles`,
    path: () => `${safe}/collectibles`,
    rows: 400,
  },
  {
    route: '/v2/chains/:chainId/safes/:safeAddress/collectibles',
    path: () => `/v2/chains/${chainId}/safes/${large}/collectibles`,
    rows: 400,
  },
  overviews('v1'),
  overviews('v2'),
  {
    route: `${safePath}/transactions/queued`,
    path: () => `${safe}/transactions/queued`,
    rows: 300,
  },
  {
    route: `${safePath}/transactions/history`,
    path: () => `${safe}/transactions/history`,
    rows: 300,
  },
  {
    route: `${safePath}/multisig-transactions`,
    path: () => `${safe}/multisig-transactions`,
    rows: 300,
  },
  {
    route: `${safePath}/multisig-transactions`,
    path: () => `${safe}/multisig-transactions?executed=true`,
    rows: 300,
  },
  {
    route: `${safePath}/incoming-transfers`,
    path: () => `${safe}/incoming-transfers?trusted=false`,
    rows: 100,
  },
  {
    route: `${safePath}/module-transactions`,
    path: () => `${safe}/module-transactions`,
    rows: 100,
  },
  {
    route: `${safePath}/messages`,
    path: () => `${safe}/messages`,
    rows: 150,
  },
  {
    route: '/v1/chains/:chainId/messages/:messageHash',
    path: (length) =>
      `/v1/chains/${chainId}/messages/${seededHash('message', length - 1)}`,
    rows: 50,
  },
  details((length) => multisigId(large, seededHash('executed', length - 1))),
  details((length) => multisigId(large, seededHash(`queued ${large}`, length))),
  details((length) => moduleId(large, seededHash('module', length - 1), 1)),
  details((length) =>
    transferId(large, seededHash('incoming', length - 1), '1', true),
  ),
  {
    route: '/v1/chains/:chainId/owners/:ownerAddress/safes',
    path: () => `/v1/chains/${chainId}/owners/${owner}/safes`,
    rows: 50,
  },
  serviceRead('', 50),
  serviceRead('/creation', 50),
  serviceRead('/messages', 150, '?limit=20'),
  serviceRead('/module-transactions', 100, '?limit=20'),
  serviceRead('/multisig-transactions', 300, '?limit=20', 'v2'),
  serviceRead('/multisig-transactions', 300, '?limit=20&executed=false', 'v2'),
  serviceRead('/incoming-transfers', 100, '?limit=20'),
  serviceRead('/all-transactions', 300, '?limit=20', 'v2'),
  {
    route: `${servicePath}/v1/owners/:owner/safes`,
    path: () => `${service}/v1/owners/${owner}/safes`,
    rows: 50,
  },
  {
    route: `${servicePath}/v1/modules/:module/safes`,
    path: () => `${service}/v1/modules/${seededModule}/safes`,
    // The store has few safes: looking at each is cheaper than the index.
    rows: 1_100,
  },
  {
    route: `${servicePath}/v2/multisig-transactions/:safeTxHash`,
    path: (length) =>
      `${service}/v2/multisig-transactions/${seededHash('executed', length - 1)}`,
    rows: 50,
  },
  {
    route: `${servicePath}/v1/multisig-transactions/:safeTxHash/confirmations`,
    path: (length) =>
      `${service}/v1/multisig-transactions/${seededHash('executed', length - 1)}/confirmations`,
    rows: 50,
  },
]
