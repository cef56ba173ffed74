import { responseSchemas } from '@strongroom/gateway-schemas'
import { sampleOf } from '../../scripts/calls/sampleOf.ts'
import {
  createBalances,
  createChainInfo,
  createCreationTransaction,
  createPage,
  createSafeInfo,
  createTransactionDetails,
  createTransactionItem,
  createTransactionSummary,
} from '../../src/testing/index.ts'
import type { AnswersByCall } from '../../src/types/byCall.gen.ts'
import type {
  ChainInfo,
  SafeApp,
  SafeMessage,
  SafeOverview,
  TransactionDetails,
  TypedData,
} from '../../src/types/index.gen.ts'
import {
  confirmationViews,
  gasPrices,
  transactionInfos,
} from './kinds.test.fixture.ts'
import {
  address,
  decoded,
  hash,
  party,
  signature,
  tokenInfo,
} from './parts.test.fixture.ts'

type Answers = {
  readonly [K in keyof AnswersByCall]: readonly AnswersByCall[K][]
}

const contractAddresses = {
  safeSingletonAddress: address,
  safeProxyFactoryAddress: address,
  multiSendAddress: address,
  multiSendCallOnlyAddress: address,
  fallbackHandlerAddress: address,
  signMessageLibAddress: address,
  createCallAddress: address,
  simulateTxAccessorAddress: address,
  safeWebAuthnSignerFactoryAddress: null,
} as const
const newerChain = createChainInfo({
  ensRegistryAddress: address,
  gasPrice: [...gasPrices],
  disabledWallets: ['walletConnect'],
  features: ['ERC721', 'OF_THE_FUTURE'],
  relayer: {
    type: 'DAILY_LIMIT',
    safeCreationSponsored: true,
    safeTransactionSponsored: false,
    enableTenderlySimulationBeforeRelay: false,
  },
})
const {
  zk: _,
  beaconChainExplorerUriTemplate: __,
  relayer: ___,
  ...olderFields
} = newerChain
const olderChain: ChainInfo = { ...olderFields, contractAddresses }

const multisig = createTransactionDetails()
const details: TransactionDetails = {
  ...multisig,
  executedAt: 1,
  txHash: hash,
  note: 'Rent',
  safeAppInfo: { name: 'App', url: 'https://app.example', logoUri: null },
  txData: {
    hexData: '0x00',
    dataDecoded: decoded,
    to: party,
    value: '0',
    operation: 1,
    trustedDelegateCallTarget: true,
    addressInfoIndex: { [address]: party },
    tokenInfoIndex: { [address]: tokenInfo },
  },
}
const moduleDetails: TransactionDetails = {
  ...multisig,
  detailedExecutionInfo: { type: 'MODULE', address: party },
}

const item = createTransactionItem()
const moduleItem = createTransactionItem({
  executionInfo: { type: 'MODULE', address: party },
})

const overview: SafeOverview = {
  address: party,
  chainId: '1',
  threshold: 1,
  owners: [party],
  fiatTotal: '0',
  queued: 1,
  awaitingConfirmation: 1,
}

const typedData: TypedData = {
  domain: {
    name: 'App',
    version: '1',
    chainId: 1,
    verifyingContract: address,
    salt: hash,
  },
  primaryType: 'Mail',
  types: { Mail: [{ name: 'text', type: 'string' }] },
  message: { text: 'Hello' },
}
const message: SafeMessage = {
  messageHash: hash,
  status: 'CONFIRMED',
  logoUri: 'https://logo.example',
  name: 'App',
  message: 'Hello',
  creationTimestamp: 1,
  modifiedTimestamp: 1,
  confirmationsSubmitted: 1,
  confirmationsRequired: 1,
  proposedBy: party,
  confirmations: [{ owner: party, signature }],
  preparedSignature: signature,
  origin: '{}',
}
const typedMessage: SafeMessage = {
  ...message,
  status: 'NEEDS_CONFIRMATION',
  message: typedData,
  preparedSignature: null,
}

const collectible = {
  address,
  tokenName: 'Badge',
  tokenSymbol: 'BDG',
  logoUri: 'https://logo.example',
  id: '7',
  uri: 'https://token.example',
  name: 'Seven',
  description: 'The seventh',
  imageUri: 'https://image.example',
  metadata: { any: [1] },
} as const

const safeApp: SafeApp = {
  id: 1,
  url: 'https://app.example',
  name: 'App',
  iconUrl: null,
  description: 'An app',
  chainIds: ['1'],
  provider: { url: 'https://app.example', name: 'App' },
  accessControl: { type: 'NO_RESTRICTIONS' },
  tags: ['defi'],
  features: ['BATCHED_TRANSACTIONS'],
  developerWebsite: null,
  socialProfiles: [{ platform: 'GITHUB', url: 'https://github.example' }],
  featured: true,
}
const closedApp: SafeApp = {
  ...safeApp,
  accessControl: {
    type: 'DOMAIN_ALLOWLIST',
    value: ['https://wallet.example'],
  },
}

const account = { id: '1', groupId: null, address, name: 'Me' } as const
const setting = { dataTypeId: '1', enabled: true }
const nonces = { currentNonce: 1, recommendedNonce: 2 }
const ownedByChain = { '1': [address], '10': null } as const

/** Answers of gateways of both generations, and of every kind, by call. */
const known: Partial<Answers> = {
  relayTransaction: [{ taskId: '1' }],
  getRelayCount: [{ remaining: 4, limit: 5 }],
  getRelayStatus: [
    { status: 100 },
    { status: 200, receipt: { transactionHash: hash } },
  ],
  getChainsConfig: [createPage([olderChain])],
  getChainConfig: [olderChain],
  getChainsConfigV2: [createPage([newerChain])],
  getChainConfigV2: [newerChain],
  getSafeInfo: [
    createSafeInfo({ modules: [party], guard: party, messagesTag: '1' }),
  ],
  getIncomingTransfers: [createPage([item])],
  getModuleTransactions: [createPage([moduleItem])],
  getMultisigTransactions: [
    { results: [createTransactionItem({ txInfo: transactionInfos.Custom })] },
  ],
  getOwnedSafes: [{ safes: [address] }],
  getAllOwnedSafes: [{ '1': [address] }],
  getAllOwnedSafesV2: [{ ...ownedByChain, '1': [address] }],
  getAllOwnedSafesV3: [{ ...ownedByChain, '1': [address] }],
  getSafeOverviews: [[overview]],
  getSafeOverviewsV2: [[{ ...overview, awaitingConfirmation: null }]],
  getBalances: [createBalances()],
  getFiatCurrencies: [['USD']],
  getCollectibles: [[collectible]],
  getCollectiblesPage: [createPage([collectible])],
  getNonces: [nonces],
  postSafeGasEstimation: [{ ...nonces, safeTxGas: '0' }],
  proposeTransaction: [multisig],
  confirmTransaction: [multisig],
  getTransactionDetails: [details, moduleDetails],
  getTransactionQueue: [
    createPage([
      { type: 'LABEL', label: 'Next' },
      { type: 'CONFLICT_HEADER', nonce: 1 },
      { ...item, conflictType: 'HasNext' },
    ]),
  ],
  getTransactionHistory: [
    createPage([
      { type: 'DATE_LABEL', timestamp: 1 },
      createTransactionItem({
        ...createTransactionSummary(),
        note: 'Rent',
        safeAppInfo: { name: 'App', url: 'https://app.example' },
      }),
    ]),
  ],
  getTxPreview: [{ txInfo: transactionInfos.Transfer, txData: details.txData }],
  getConfirmationView: Object.values(confirmationViews),
  getCreationTransaction: [createCreationTransaction({ dataDecoded: decoded })],
  getMasterCopies: [[{ address, version: '1.4.1' }]],
  getIndexingStatus: [
    { lastSync: 1, synced: true },
    {
      lastSync: 1,
      synced: true,
      currentBlockNumber: 1,
      currentBlockTimestamp: '2026-01-01T00:00:00Z',
      erc20BlockNumber: 1,
      erc20BlockTimestamp: '2026-01-01T00:00:00Z',
      erc20Synced: true,
      masterCopiesBlockNumber: 1,
      masterCopiesBlockTimestamp: '2026-01-01T00:00:00Z',
      masterCopiesSynced: true,
    },
  ],
  getDecodedData: [decoded],
  getContract: [
    {
      address,
      name: 'Gold',
      displayName: 'Gold',
      logoUri: null,
      contractAbi: { abi: [{}] },
      trustedForDelegateCall: false,
    },
  ],
  getSafeApps: [[safeApp], [closedApp]],
  getSafeMessages: [
    createPage([
      { type: 'DATE_LABEL', timestamp: 1 },
      { type: 'MESSAGE', ...message },
    ]),
  ],
  getSafeMessage: [message, typedMessage],
  getDelegates: [
    createPage([
      { safe: null, delegate: address, delegator: address, label: 'Bob' },
    ]),
  ],
  registerDeviceV2: [{ deviceUuid: '0b2f3a52-8a1a-4f6e-9d3c-5f7f6f1c2d3e' }],
  getNotificationTypes: [[{ name: 'INCOMING_ETHER' }]],
  getRegisteredEmail: [{ email: 'me@mail.example', verified: true }],
  getAuthNonce: [{ nonce: 'abc' }],
  getMe: [
    { id: '1', authMethod: 'siwe', signerAddress: address },
    { id: '1', authMethod: 'oidc', email: 'me@mail.example' },
  ],
  createAccount: [account],
  getAccount: [account],
  getAccountDataTypes: [
    [{ id: '1', name: 'Watchlist', description: null, isActive: true }],
  ],
  getAccountDataSettings: [[setting]],
  putAccountDataSettings: [[setting]],
}

/** One answer of each call, or more. */
export const answers = Object.fromEntries(
  Object.entries(responseSchemas).map(([call, schema]) => [
    call,
    known[call as keyof Answers] ?? [sampleOf(schema)],
  ]),
) as unknown as Answers
