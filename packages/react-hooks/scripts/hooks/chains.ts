import { list, query } from './defineHooks.ts'

export const chains = [
  query({
    call: 'getChainsConfig',
    name: 'chains',
    docs: 'The first page of the chains a gateway serves; the usual gateways have one. All pages: `chainsInfiniteQueryOptions`.',
    hookDocs:
      'Lists the chains the gateway serves: the first page, usually all of them.',
    steady: 'Chains change by the week.',
  }),
  list({
    call: 'getChainsConfig',
    name: 'chainsInfinite',
    key: 'infiniteChains',
    hook: 'useInfiniteChains',
    docs: 'The chains a gateway serves, page after page.',
    hookDocs: 'Lists the chains the gateway serves, page after page.',
    steady: 'Chains change by the week.',
  }),
  list({
    call: 'getChainsConfigV2',
    name: 'chainsV2',
    docs: 'The chains a gateway serves, with the features of a service.',
    hookDocs:
      'Lists the chains the gateway serves, with the features of a service.',
    steady: 'Chains change by the week.',
  }),
  query({
    call: 'getChainConfig',
    name: 'chain',
    docs: 'One chain that a gateway serves.',
    hookDocs: 'Reads one chain that the gateway serves.',
    steady: 'Chains change by the week.',
  }),
  query({
    call: 'getChainConfigV2',
    name: 'chainV2',
    docs: 'One chain, with the features of a service.',
    hookDocs: 'Reads one chain, with the features of a service.',
    steady: 'Chains change by the week.',
  }),
  query({
    call: 'getMasterCopies',
    name: 'masterCopies',
    docs: 'The safe contracts a gateway knows on a chain.',
    hookDocs: 'Lists the safe contracts the gateway knows on a chain.',
    steady: 'The list changes by the week.',
  }),
  query({
    call: 'getIndexingStatus',
    name: 'indexingStatus',
    docs: 'How far a gateway has read a chain.',
    hookDocs: 'Reads how far the gateway has read a chain.',
  }),
  query({
    call: 'getFiatCurrencies',
    name: 'fiatCurrencies',
    docs: 'The currencies that a gateway gives balances in.',
    hookDocs: 'Lists the currencies that the gateway gives balances in.',
    steady: 'The list changes by the week.',
  }),
]
