import {
  chainInfoPageSchema,
  chainInfoSchema,
  masterCopiesSchema,
} from '@strongroom/gateway-schemas'
import {
  getSafeDeployment,
  listKnownSafeContracts,
} from '@strongroom/safe-protocol'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import { version } from '../../platform/version.ts'
import { indexingStatus } from '../../reads/indexing/indexingStatus.ts'
import { pageLinks, readCursor } from '../../reads/pages/pagination.ts'
import type { Call } from '../http/Call.ts'
import { type Route, route } from '../http/Route.ts'
import {
  aboutChainSchema,
  indexingProgressSchema,
} from '../http/serverSchemas.ts'
import {
  cursor,
  required,
  textParameter,
  whole,
} from '../openapi/parameters.ts'

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

const paging = { cursor }
const serviceKey = {
  serviceKey: required(
    textParameter('Any text', { minLength: 1, example: 'app' }),
  ),
}

export const chainRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/v1/chains',
    operationId: 'getChainsConfig',
    summary: 'Chains served here',
    query: {
      ...paging,
      limit: whole('Page size', { minimum: 1, maximum: 100 }),
      offset: whole('Entries to pass over'),
    },
    response: chainInfoPageSchema,
    handle: chainsPage,
  }),
  route({
    method: 'get',
    path: '/v2/chains',
    operationId: 'getChainsConfigV2',
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
    operationId: 'getChainConfig',
    summary: 'One chain',
    response: chainInfoSchema,
    handle: (call) => call.chain().record,
  }),
  route({
    method: 'get',
    path: '/v2/chains/:chainId',
    operationId: 'getChainConfigV2',
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
  route({
    method: 'get',
    path: '/v1/chains/:chainId/about/master-copies',
    operationId: 'getMasterCopies',
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
    operationId: 'getIndexingStatus',
    summary: 'How far the chain has been read',
    response: indexingProgressSchema,
    handle: (call) => indexingStatus(call.gateway, call.chain()),
  }),
]
