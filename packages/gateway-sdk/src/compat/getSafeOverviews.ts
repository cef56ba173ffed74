import type { SafeOverview } from '../types/index.gen.ts'
import type { EthereumAddress, SafeOverviewsQuery } from './requests.ts'
import { send } from './transport.ts'

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
