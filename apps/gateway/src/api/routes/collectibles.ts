import {
  collectiblePageSchema,
  collectiblesSchema,
} from '@strongroom/gateway-schemas'
import { collectiblesView } from '../../reads/collectibles/collectiblesView.ts'
import {
  type Cursor,
  pageLinks,
  readCursor,
} from '../../reads/pages/pagination.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import type { Call } from '../http/Call.ts'
import { type Route, route } from '../http/Route.ts'
import { cursor, flag } from '../openapi/parameters.ts'

const path = 'chains/:chainId/safes/:safeAddress/collectibles'
const query = {
  trusted: flag('Trusted tokens only', false),
  exclude_spam: flag('Accepted; there is no spam list', true),
}

const read = async (call: Call, cursor: Cursor) => {
  const chain = call.chain()
  const safe = call.address('safeAddress')
  const trusted = call.flag('trusted', false)
  call.flag('exclude_spam', true)
  await readSafe(call.gateway.db, chain.chainId, safe)
  return collectiblesView(call.gateway, chain, safe, { trusted, ...cursor })
}

export const collectibleRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: `/v1/${path}`,
    operationId: 'getCollectibles',
    summary: 'The first hundred ERC-721 tokens of a safe',
    query,
    response: collectiblesSchema,
    handle: async (call) =>
      (await read(call, { limit: 100, offset: 0 })).results,
  }),
  route({
    method: 'get',
    path: `/v2/${path}`,
    operationId: 'getCollectiblesPage',
    summary: 'ERC-721 tokens of a safe',
    query: { ...query, cursor },
    response: collectiblePageSchema,
    handle: async (call) => {
      const cursor = readCursor(call.query('cursor'))
      const { count, results } = await read(call, cursor)
      return { count, ...pageLinks(call.url, cursor, count), results }
    },
  }),
]
