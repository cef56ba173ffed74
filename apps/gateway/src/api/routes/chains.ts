import { invalidField } from '../../platform/errors/RefusalError.ts'
import { version } from '../../platform/version.ts'
import { indexingStatus } from '../../reads/indexing/indexingStatus.ts'
import { pageLinks, readCursor } from '../../reads/pages/pagination.ts'
import { listSingletons } from '../../reads/safes/listSingletons.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import { type Route, route } from '../http/Route.ts'
import {
  aboutChainSchema,
  indexingProgressSchema,
} from '../http/serverSchemas.ts'

const chainsPage = (call: Call) => {
  const { chains } = call.gateway.config
  const cursor = readCursor(
    call.query('cursor') ??
      `limit=${call.query('limit')}&offset=${call.query('offset')}`,
  )
  const { limit, offset } = cursor
  return {
    count: chains.length,
    ...pageLinks(call.url, cursor, chains.length),
    results: chains.slice(offset, offset + limit).map(({ record }) => record),
  }
}

const needServiceKey = (call: Call) => {
  if (!call.query('serviceKey')) {
    throw invalidField('serviceKey query parameter is required', ['serviceKey'])
  }
}

export const chainRoutes: readonly Route[] = [
  callRoute('getChainsConfig', chainsPage, { ignores: ['ordering'] }),
  callRoute('getChainsConfigV2', (call) => {
    needServiceKey(call)
    return chainsPage(call)
  }),
  callRoute('getChainConfig', (call) => call.chain().record),
  callRoute('getChainConfigV2', (call) => {
    needServiceKey(call)
    return call.chain().record
  }),
  route({
    method: 'get',
    path: '/v1/chains/:chainId/about',
    operationId: 'getChainAbout',
    summary: 'Names the service behind a chain',
    response: aboutChainSchema,
    handle: (call) => ({
      transactionServiceBaseUri: call.chain().record.transactionService,
      name: 'strongroom-gateway',
      version,
      buildNumber: version,
    }),
  }),
  callRoute('getMasterCopies', (call) =>
    listSingletons(call.chain().chainId).map(({ address, version: text }) => ({
      address,
      version: text,
    })),
  ),
  callRoute(
    'getIndexingStatus',
    (call) => indexingStatus(call.gateway, call.chain()),
    { response: indexingProgressSchema },
  ),
]
