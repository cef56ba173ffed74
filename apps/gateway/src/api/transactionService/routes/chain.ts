import * as z from 'zod'
import { blocksPerRead } from '../../../platform/config/Config.ts'
import { version } from '../../../platform/version.ts'
import { indexingStatus } from '../../../reads/indexing/indexingStatus.ts'
import { loadNames } from '../../../reads/names/loadNames.ts'
import { createNames } from '../../../reads/names/Names.ts'
import { tokensByAddress } from '../../../reads/names/readTokens.ts'
import { listSingletons } from '../../../reads/safes/listSingletons.ts'
import { listTokens } from '../../../reads/transactionService/listTokens.ts'
import { serviceToken } from '../../../reads/transactionService/serviceTransfers.ts'
import type { Call } from '../../http/Call.ts'
import { addressFilter, textFilter } from '../../http/filters.ts'
import { refuse } from '../../http/HttpError.ts'
import type { Route } from '../../http/Route.ts'
import {
  listOf,
  serviceInfoSchema,
  serviceSingletonSchema,
  serviceTokenSchema,
} from '../entities.ts'
import { orderOf, tokensQuery } from '../query.ts'
import { readPage, serviceRoute, toList } from '../serviceRoute.ts'

const describeService = (call: Call) => {
  const { publicUrl } = call.gateway.config
  const { record, finality } = call.chain()
  return {
    name: 'strongroom-gateway',
    version,
    api_version: 'v1',
    secure: publicUrl.startsWith('https:'),
    settings: {
      AWS_CONFIGURED: false,
      AWS_S3_CUSTOM_DOMAIN: '',
      // Addresses of the gateway's own nodes may contain keys.
      ETHEREUM_NODE_URL: record.publicRpcUri.value,
      ETHEREUM_TRACING_NODE_URL: '',
      ETH_INTERNAL_TXS_BLOCK_PROCESS_LIMIT: blocksPerRead,
      ETH_INTERNAL_NO_FILTER: false,
      ETH_REORG_BLOCKS: finality,
      TOKENS_LOGO_BASE_URI: `${publicUrl}/assets/`,
      TOKENS_LOGO_EXTENSION: '.svg',
    },
  }
}

export const serviceChainRoutes: readonly Route[] = [
  serviceRoute({
    method: 'get',
    path: '/v1/about',
    operationId: 'getServiceInfo',
    summary: 'Names the server, and its settings for the chain',
    response: serviceInfoSchema,
    handle: describeService,
  }),
  serviceRoute({
    method: 'get',
    path: '/v1/about/singletons',
    operationId: 'getServiceSingletons',
    summary: 'The contracts with the code of safes, on the chain',
    response: z.array(serviceSingletonSchema),
    handle: async (call) => {
      const chain = call.chain()
      const status = await indexingStatus(call.gateway, chain)
      return listSingletons(chain.chainId).map(({ isL2, ...one }) => ({
        ...one,
        deployer: 'Safe',
        deployedBlockNumber: chain.startBlock ?? 0,
        lastIndexedBlockNumber: status.masterCopiesBlockNumber,
        l2: isL2,
      }))
    },
  }),
  serviceRoute({
    method: 'get',
    path: '/v1/tokens',
    operationId: 'listServiceTokens',
    summary: 'Tokens that safes of the chain have met',
    query: tokensQuery,
    response: listOf(serviceTokenSchema, 'ServiceTokenList'),
    handle: async (call) => {
      const { gateway } = call
      const chain = call.chain()
      const cursor = readPage(call)
      const { rows, total } = await listTokens(
        gateway.db,
        chain.chainId,
        {
          search: textFilter(call, 'search'),
          address: addressFilter(call, 'address'),
        },
        orderOf(call, ['name', 'symbol', 'address']),
        cursor,
      )
      const names = createNames(
        chain,
        gateway.config.publicUrl,
        tokensByAddress(rows),
      )
      return toList(call, cursor, {
        rows: rows.map((row) => serviceToken(row, names)),
        total,
      })
    },
  }),
  serviceRoute({
    method: 'get',
    path: '/v1/tokens/:token',
    operationId: 'getServiceToken',
    summary: 'One token',
    response: serviceTokenSchema,
    handle: async (call) => {
      const address = call.address('token')
      const names = await loadNames(call.gateway, call.chain(), [address])
      const row = names.token(address)
      if (row === undefined) throw refuse(404, 'Token not found')
      return serviceToken(row, names)
    },
  }),
]
