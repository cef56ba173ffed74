import { collectiblesView } from '../../reads/collectibles/collectiblesView.ts'
import {
  type Cursor,
  pageLinks,
  readCursor,
} from '../../reads/pages/pagination.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import type { Route } from '../http/Route.ts'

const read = async (call: Call, cursor: Cursor) => {
  const chain = call.chain()
  const safe = call.address('safeAddress')
  const trusted = call.flag('trusted', false)
  call.flag('exclude_spam', true)
  await readSafe(call.gateway.db, chain.chainId, safe)
  return collectiblesView(call.gateway, chain, safe, { trusted, ...cursor })
}

export const collectibleRoutes: readonly Route[] = [
  callRoute(
    'getCollectibles',
    async (call) => (await read(call, { limit: 100, offset: 0 })).results,
    {
      summary: 'The first hundred ERC-721 tokens of a safe',
      describes: { exclude_spam: 'Accepted; there is no spam list.' },
    },
  ),
  callRoute(
    'getCollectiblesPage',
    async (call) => {
      const cursor = readCursor(call.query('cursor'))
      const { count, results } = await read(call, cursor)
      return { count, ...pageLinks(call.url, cursor, count), results }
    },
    { describes: { exclude_spam: 'Accepted; there is no spam list.' } },
  ),
]
