import { balancesSchema } from '../entities/balances.ts'
import {
  collectiblePageSchema,
  collectiblesSchema,
} from '../entities/collectibles.ts'
import {
  allOwnedSafesSchema,
  creationTransactionSchema,
  noncesSchema,
  ownedSafesSchema,
  safeInfoSchema,
  safeOverviewsSchema,
} from '../entities/safe.ts'
import { defineCalls } from './defineCalls.ts'
import { examples } from './examples.ts'
import {
  addressParameter,
  currency,
  cursor,
  flag,
  type Parameter,
  required,
  textParameter,
} from './parameters.ts'

const wallet = addressParameter(
  'Owner whose awaited confirmations are counted.',
)
const safes: Parameter = {
  ...required(
    textParameter(
      'Any number of safes, each as `{chainId}:{address}`.',
      `${examples.chainId}:${examples.safe}`,
    ),
  ),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a type's text
  type: 'readonly `${string}:${Address}`[]',
}

export const safesCalls = defineCalls({
  getSafeInfo: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}',
    summary: 'Reads the state of a safe.',
    errors: { 404: 'the gateway has not seen the safe (yet)' },
    answer: safeInfoSchema,
    published: { names: { safeAddress: 'address' } },
    example: { chainId: examples.chainId, safeAddress: examples.safe },
  },
  getNonces: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/nonces',
    summary:
      "Reads a safe's nonce and the first one without a waiting transaction.",
    answer: noncesSchema,
    published: { names: { safeAddress: 'safe_address' } },
    example: { chainId: examples.chainId, safeAddress: examples.safe },
  },
  getCreationTransaction: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/transactions/creation',
    summary: 'Reads how a safe was created.',
    answer: creationTransactionSchema,
    example: { chainId: examples.chainId, safeAddress: examples.safe },
  },
  getOwnedSafes: {
    method: 'GET',
    path: '/v1/chains/{chainId}/owners/{ownerAddress}/safes',
    summary: 'Lists the safes of an owner on one chain.',
    answer: ownedSafesSchema,
    published: { names: { ownerAddress: 'address' } },
    example: { chainId: examples.chainId, ownerAddress: examples.owner },
  },
  getAllOwnedSafes: {
    method: 'GET',
    path: '/v1/owners/{ownerAddress}/safes',
    summary: 'Lists the safes of an owner by chain id.',
    details: 'Newer gateways answer 404 here: use `getAllOwnedSafesV2`.',
    answer: allOwnedSafesSchema,
    published: { names: { ownerAddress: 'address' } },
    example: { ownerAddress: examples.owner },
  },
  getAllOwnedSafesV2: {
    method: 'GET',
    path: '/v2/owners/{ownerAddress}/safes',
    summary:
      'Lists the safes of an owner by chain id; null where a chain failed.',
    answer: allOwnedSafesSchema,
    example: { ownerAddress: examples.owner },
  },
  getAllOwnedSafesV3: {
    method: 'GET',
    path: '/v3/owners/{ownerAddress}/safes',
    summary:
      'Lists the safes of an owner by chain id; null where a chain failed.',
    answer: allOwnedSafesSchema,
    example: { ownerAddress: examples.owner },
  },
  getSafeOverviews: {
    method: 'GET',
    path: '/v1/safes',
    summary:
      'Reads short facts about several safes, on any chains. Safes that fail are left out: match the answers by chain and address. More than ten safes are read by several requests at the same time; if one of them fails, the call rejects.',
    query: {
      currency,
      trusted: flag('True counts only what the gateway trusts.', false),
      exclude_spam: flag(
        'True leaves out what the gateway takes for spam.',
        true,
      ),
      wallet_address: wallet,
      safes,
    },
    answer: safeOverviewsSchema,
    batched: 'safes',
    example: { safes: [`${examples.chainId}:${examples.safe}`] },
  },
  getSafeOverviewsV2: {
    method: 'GET',
    path: '/v2/safes',
    summary:
      'Reads short facts about several safes, on any chains. Safes that fail are left out: match the answers by chain and address. More than ten safes are read by several requests at the same time; if one of them fails, the call rejects.',
    query: {
      currency,
      trusted: flag('True counts only what the gateway trusts.', false),
      wallet_address: wallet,
      safes,
    },
    answer: safeOverviewsSchema,
    batched: 'safes',
    example: { safes: [`${examples.chainId}:${examples.safe}`] },
  },
  getBalances: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/balances/{currency}',
    summary:
      "Reads a safe's balances with their fiat values, which are the text `0` for an unknown price.",
    query: {
      trusted: flag('True counts only what the gateway trusts.', false),
      exclude_spam: flag(
        'True leaves out what the gateway takes for spam.',
        true,
      ),
    },
    answer: balancesSchema,
    published: {
      names: { safeAddress: 'address' },
      query: ': AssetsQuery = {}',
    },
    example: {
      chainId: examples.chainId,
      safeAddress: examples.safe,
      trusted: true,
    },
  },
  getCollectibles: {
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safeAddress}/collectibles',
    summary: 'Lists all NFTs of a safe.',
    details: 'Newer gateways answer 404 here: use `getCollectiblesPage`.',
    query: {
      trusted: flag('True counts only what the gateway trusts.', false),
      exclude_spam: flag(
        'True leaves out what the gateway takes for spam.',
        true,
      ),
    },
    answer: collectiblesSchema,
    published: {
      names: { safeAddress: 'address' },
      query: ': AssetsQuery = {}',
    },
    example: { chainId: examples.chainId, safeAddress: examples.safe },
  },
  getCollectiblesPage: {
    method: 'GET',
    path: '/v2/chains/{chainId}/safes/{safeAddress}/collectibles',
    summary: 'Lists the NFTs of a safe, page by page.',
    query: {
      trusted: flag('True counts only what the gateway trusts.', false),
      exclude_spam: flag(
        'True leaves out what the gateway takes for spam.',
        true,
      ),
      cursor,
    },
    answer: collectiblePageSchema,
    published: {
      names: { safeAddress: 'address' },
      query: ': AssetsQuery = {}',
      pageUrl: true,
    },
    example: { chainId: examples.chainId, safeAddress: examples.safe },
  },
})
