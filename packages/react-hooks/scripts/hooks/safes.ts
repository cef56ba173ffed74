import { list, query } from './defineHooks.ts'

export const safes = [
  query({
    call: 'getSafeInfo',
    name: 'safe',
    docs: "A safe's state.",
    hookDocs: "Reads a safe's state.",
  }),
  query({
    call: 'getSafeOverviews',
    name: 'overviews',
    docs: 'Short facts about several safes, on any chains.',
    hookDocs: 'Reads short facts about several safes.',
  }),
  query({
    call: 'getSafeOverviewsV2',
    name: 'overviewsV2',
    docs: 'Short facts about several safes, from the second version of the call.',
    hookDocs:
      'Reads short facts about several safes, from the second version of the call.',
  }),
  query({
    call: 'getBalances',
    name: 'balances',
    docs: "A safe's balances.",
    hookDocs: "Reads a safe's balances.",
  }),
  list({
    call: 'getCollectiblesPage',
    name: 'collectibles',
    docs: 'The NFTs of a safe.',
    hookDocs: 'Lists the NFTs of a safe, page after page.',
  }),
  query({
    call: 'getCollectibles',
    name: 'collectiblesV1',
    docs: 'All NFTs of a safe at once, from gateways that have no pages of them.',
    hookDocs:
      'Lists all NFTs of a safe at once, from gateways that have no pages of them.',
  }),
  query({
    call: 'getOwnedSafes',
    name: 'safesByOwner',
    key: 'ownedSafes',
    hook: 'useOwnedSafes',
    docs: 'The safes of an owner on one chain.',
    hookDocs: "Lists an owner's safes on one chain.",
  }),
  query({
    call: 'getAllOwnedSafesV2',
    name: 'allSafesByOwner',
    key: 'allOwnedSafes',
    hook: 'useAllOwnedSafes',
    docs: 'The safes of an owner on all chains.',
    hookDocs: "Lists an owner's safes on all chains.",
  }),
  query({
    call: 'getAllOwnedSafes',
    name: 'allSafesByOwnerV1',
    key: 'allOwnedSafesV1',
    hook: 'useAllOwnedSafesV1',
    docs: 'The safes of an owner on all chains, from gateways of the first version.',
    hookDocs:
      "Lists an owner's safes on all chains, from gateways of the first version.",
  }),
  query({
    call: 'getAllOwnedSafesV3',
    name: 'allSafesByOwnerV3',
    key: 'allOwnedSafesV3',
    hook: 'useAllOwnedSafesV3',
    docs: 'The safes of an owner on all chains; `null` for a chain that did not answer.',
    hookDocs:
      "Lists an owner's safes on all chains; `null` for a chain that did not answer.",
  }),
]
