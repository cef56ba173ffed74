import type {
  AllOwnedSafes,
  Balances,
  Collectible,
  Nonces,
  OwnedSafes,
  Page,
  SafeInfo,
  SafeOverview,
} from '../schemas/index.ts'
import type {
  AssetsQuery,
  EthereumAddress,
  SafeOverviewsQuery,
} from './requests.ts'
import { send } from './transport.ts'

/** Reads a safe. `GET /v1/chains/{chainId}/safes/{address}` */
export function getSafeInfo(
  chainId: string,
  address: string,
): Promise<SafeInfo> {
  return send('GET', '/v1/chains/{chainId}/safes/{address}', {
    chainId,
    address,
  })
}

/** Reads short facts about safes, on any chains. `GET /v1/safes` */
export function getSafeOverviews(
  safes: `${number}:${EthereumAddress}`[],
  query: SafeOverviewsQuery,
): Promise<SafeOverview[]> {
  return send(
    'GET',
    '/v1/safes',
    {},
    { query: Object.assign({}, query, { safes: safes.join(',') }) },
  )
}

/** Lists an owner's safes on a chain. `GET /v1/chains/{chainId}/owners/{address}/safes` */
export function getOwnedSafes(
  chainId: string,
  address: string,
): Promise<OwnedSafes> {
  return send('GET', '/v1/chains/{chainId}/owners/{address}/safes', {
    chainId,
    address,
  })
}

/** Lists an owner's safes on all chains. `GET /v1/owners/{address}/safes` */
export function getAllOwnedSafes(address: string): Promise<AllOwnedSafes> {
  return send('GET', '/v1/owners/{address}/safes', { address })
}

/** Reads a safe's balances. `GET /v1/chains/{chainId}/safes/{address}/balances/{currency}` */
export function getBalances(
  chainId: string,
  address: string,
  currency = 'usd',
  query: AssetsQuery = {},
): Promise<Balances> {
  return send(
    'GET',
    '/v1/chains/{chainId}/safes/{address}/balances/{currency}',
    { chainId, address, currency },
    { query },
  )
}

/** Lists the currencies balances are given in. `GET /v1/balances/supported-fiat-codes` */
export function getFiatCurrencies(): Promise<string[]> {
  return send('GET', '/v1/balances/supported-fiat-codes')
}

/** Lists a safe's collectibles. `GET /v1/chains/{chainId}/safes/{address}/collectibles` */
export function getCollectibles(
  chainId: string,
  address: string,
  query: AssetsQuery = {},
): Promise<Collectible[]> {
  return send(
    'GET',
    '/v1/chains/{chainId}/safes/{address}/collectibles',
    { chainId, address },
    { query },
  )
}

/** Lists a page of a safe's collectibles. `GET /v2/chains/{chainId}/safes/{address}/collectibles` */
export function getCollectiblesPage(
  chainId: string,
  address: string,
  query: AssetsQuery = {},
  pageUrl?: string,
): Promise<Page<Collectible>> {
  return send(
    'GET',
    '/v2/chains/{chainId}/safes/{address}/collectibles',
    { chainId, address },
    { query, pageUrl },
  )
}

/** Reads the current nonce and the one to propose with. `GET /v1/chains/{chainId}/safes/{safe_address}/nonces` */
export function getNonces(chainId: string, address: string): Promise<Nonces> {
  return send('GET', '/v1/chains/{chainId}/safes/{safe_address}/nonces', {
    chainId,
    safe_address: address,
  })
}
