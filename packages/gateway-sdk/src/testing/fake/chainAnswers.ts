import { createIndexingStatus } from '../fixtures/chains.ts'
import { createSafeApp } from '../fixtures/safeApps.ts'
import { createMasterCopy } from '../fixtures/safes.ts'
import { fiatCodes } from '../handlers/fiatCodes.ts'
import { invalid, Refusal } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { decodeCall, toCall } from './describeCall.ts'
import { findChain } from './findSafe.ts'
import { page } from './page.ts'
import { same } from './same.ts'

/** Chains, and their facts apart from safes. */
export function chainAnswers(store: Store) {
  const { options } = store
  const needServiceKey = (query: URLSearchParams) => {
    if (!query.get('serviceKey'))
      throw invalid(['serviceKey'], 'serviceKey query parameter is required')
  }
  return {
    getChainsConfig: (question) => page(question, store.chains),
    getChainsConfigV2: (question) => {
      needServiceKey(question.query)
      return page(question, store.chains)
    },
    getChainConfig: ({ params }) => findChain(store, params['chainId']),
    getChainConfigV2: ({ params, query }) => {
      needServiceKey(query)
      return findChain(store, params['chainId'])
    },
    getSafeApps: ({ params, query }) => {
      const { chainId } = findChain(store, params['chainId'])
      const url = query.get('url')
      const client = query.get('clientUrl') ?? query.get('client_url')
      return (options.safeApps ?? [createSafeApp()]).filter(
        ({ chainIds, accessControl, url: own }) =>
          chainIds.includes(chainId) &&
          (url === null || url === own) &&
          (accessControl.type !== 'DOMAIN_ALLOWLIST' ||
            (client !== null && accessControl.value?.includes(client))),
      )
    },
    getMasterCopies: ({ params }) => {
      findChain(store, params['chainId'])
      return [createMasterCopy()]
    },
    getIndexingStatus: ({ params }) => {
      findChain(store, params['chainId'])
      return createIndexingStatus({ lastSync: store.now() })
    },
    getDecodedData: ({ params, body }) => {
      findChain(store, params['chainId'])
      const decoded = decodeCall(options, toCall(body), undefined)
      if (decoded === null) throw new Refusal(404, 'Cannot decode the data')
      return decoded
    },
    getContract: ({ params }) => {
      findChain(store, params['chainId'])
      const found = options.contracts?.find(({ address }) =>
        same(address, params['contractAddress'] ?? ''),
      )
      if (!found) throw new Refusal(404, 'Error fetching the contract data.')
      return found
    },
    getFiatCurrencies: () => [...fiatCodes],
  } satisfies StateAnswers
}
