import {
  chainInfoPageSchema,
  chainInfoSchema,
  indexingStatusSchema,
  masterCopiesSchema,
} from '@strongroom/gateway-sdk/schemas'
import {
  getSafeDeployment,
  listKnownSafeContracts,
} from '@strongroom/safe-protocol'
import { version } from '../../version.ts'
import { indexingStatus } from '../../views/indexingStatus.ts'
import type { Call } from '../Call.ts'
import { invalidField } from '../HttpError.ts'
import { pageLinks, readCursor } from '../pagination.ts'
import { type Route, route } from '../Route.ts'
import { aboutChainSchema } from '../serverSchemas.ts'

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

const paging = { cursor: '`limit=N&offset=M`' }
const serviceKey = { serviceKey: 'Any text; required' }

export const chainRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v1/chains',
    summary: 'Chains served here',
    query: { ...paging, limit: 'Page size', offset: 'Entries to pass over' },
    response: chainInfoPageSchema,
    handle: chainsPage,
  }),
  route({
    method: 'get',
    path: '/v2/chains',
    summary: 'Chains served here',
    query: { ...paging, ...serviceKey },
    response: chainInfoPageSchema,
    handle: (call) => {
      needServiceKey(call)
      return chainsPage(call)
    },
  }),
  route({
    method: 'get',
    path: '/v1/chains/:chainId',
    summary: 'One chain',
    response: chainInfoSchema,
    handle: (call) => call.chain().record,
  }),
  route({
    method: 'get',
    path: '/v2/chains/:chainId',
    summary: 'One chain',
    query: serviceKey,
    response: chainInfoSchema,
    handle: (call) => {
      needServiceKey(call)
      return call.chain().record
    },
  }),
  route({
    method: 'get',
    path: '/v1/chains/:chainId/about',
    summary: 'Names the service behind a chain',
    response: aboutChainSchema,
    handle: (call) => ({
      transactionServiceBaseUri: call.chain().record.transactionService,
      name: 'strongroom-gateway',
      version,
      buildNumber: version,
    }),
  }),
  route({
    method: 'get',
    path: '/v1/chains/:chainId/about/master-copies',
    summary: 'Singletons that safes of a chain may use',
    response: masterCopiesSchema,
    handle: (call) => {
      const chainId = BigInt(call.chain().chainId)
      return listKnownSafeContracts()
        .filter(
          (contract) =>
            /^singleton(L2)?$/.test(contract.name) &&
            getSafeDeployment({ version: contract.version, chainId }),
        )
        .map(({ address, name, version: number }) => ({
          address,
          version: name === 'singletonL2' ? `${number}+L2` : number,
        }))
    },
  }),
  route({
    method: 'get',
    path: '/v1/chains/:chainId/about/indexing',
    summary: 'How far the chain has been read',
    response: indexingStatusSchema,
    handle: (call) => indexingStatus(call.gateway, call.chain()),
  }),
]
