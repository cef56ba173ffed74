import { contractSchema, indexingStatusSchema } from '../entities/about.ts'
import { fiatCurrenciesSchema } from '../entities/balances.ts'
import { chainInfoPageSchema, chainInfoSchema } from '../entities/chain.ts'
import { dataDecodedSchema } from '../entities/dataDecoded.ts'
import { masterCopiesSchema } from '../entities/safe.ts'
import { dataDecoderBodySchema } from '../requests/calls.ts'
import { defineCalls } from './defineCalls.ts'
import { examples } from './examples.ts'
import { cursor, serviceKey, textParameter, whole } from './parameters.ts'

export const chainsCalls = defineCalls({
  getChainsConfig: {
    method: 'GET',
    path: '/v1/chains',
    summary: 'Lists the chains the gateway serves.',
    query: {
      ordering: textParameter(
        'Field to sort by; a leading `-` reverses the order.',
        '-name',
      ),
      limit: whole('Chains of a page.', { minimum: 1, maximum: 100 }),
      offset: whole('Chains to skip.'),
      cursor,
    },
    answer: chainInfoPageSchema,
    published: { query: '?: ChainsQuery' },
    example: {},
  },
  getChainsConfigV2: {
    method: 'GET',
    path: '/v2/chains',
    summary: 'Lists the chains the gateway serves an application.',
    query: { serviceKey, cursor },
    answer: chainInfoPageSchema,
    example: { serviceKey: 'WALLET_WEB' },
  },
  getChainConfig: {
    method: 'GET',
    path: '/v1/chains/{chainId}',
    summary: "Reads one chain's settings.",
    answer: chainInfoSchema,
    published: {},
    example: { chainId: examples.chainId },
  },
  getChainConfigV2: {
    method: 'GET',
    path: '/v2/chains/{chainId}',
    summary: "Reads one chain's settings for an application.",
    query: { serviceKey },
    answer: chainInfoSchema,
    example: { chainId: examples.chainId, serviceKey: 'WALLET_WEB' },
  },
  getMasterCopies: {
    method: 'GET',
    path: '/v1/chains/{chainId}/about/master-copies',
    summary: 'Lists the implementation contracts that the gateway knows.',
    answer: masterCopiesSchema,
    published: {},
    example: { chainId: examples.chainId },
  },
  getIndexingStatus: {
    method: 'GET',
    path: '/v1/chains/{chainId}/about/indexing',
    summary: 'Reads how far the gateway has followed a chain.',
    answer: indexingStatusSchema,
    published: {},
    example: { chainId: examples.chainId },
  },
  getFiatCurrencies: {
    method: 'GET',
    path: '/v1/balances/supported-fiat-codes',
    summary: 'Lists the currency codes that balances can be given in.',
    answer: fiatCurrenciesSchema,
    published: {},
    example: {},
  },
  getContract: {
    method: 'GET',
    path: '/v1/chains/{chainId}/contracts/{contractAddress}',
    summary: 'Reads what the gateway knows about a contract.',
    answer: contractSchema,
    published: {},
    example: { chainId: examples.chainId, contractAddress: examples.token },
  },
  getDecodedData: {
    method: 'POST',
    path: '/v1/chains/{chainId}/data-decoder',
    summary: 'Decodes calldata at the gateway.',
    errors: { 404: 'it cannot' },
    body: dataDecoderBodySchema,
    answer: dataDecodedSchema,
    published: { fields: ['operation: 0 | 1', 'data: string', 'to?: string'] },
    example: {
      chainId: examples.chainId,
      to: examples.token,
      data: '0xa9059cbb',
    },
  },
})
