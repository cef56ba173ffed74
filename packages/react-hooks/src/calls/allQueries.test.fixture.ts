import type { GatewayClient } from '@strongroom/gateway-sdk'
import {
  at,
  chainId,
  device,
  messageHash,
  moduleAddress,
  owner,
  safeAddress,
  safeTxHash,
  third,
} from './exampleValues.test.fixture.ts'
import * as query from './index.ts'

const serviceKey = 'WALLET_WEB'
const call = {
  ...at,
  to: owner,
  value: '1',
  data: '0x',
  operation: 0,
} as const
const dates = {
  executionDateGte: '2024-01-01T00:00:00Z',
  executionDateLte: '2025-01-01T00:00:00Z',
}
const timezone = 'Europe/Berlin'
const trusted = true
const excludeSpam = true
const currency = 'eur'
const cursor = 'limit=1&offset=0'
const pageUrl = 'https://safe-client.safe.global/v1/chains?cursor=limit%3D1'
const safes = [`${chainId}:${safeAddress}`] as const

/** Query options as one type, to go through all of them. */
interface AnyOptions {
  readonly queryKey: query.QueryKey
  readonly queryFn?: unknown
  readonly initialPageParam?: unknown
}

interface Row {
  readonly options: (client: GatewayClient, parameters: object) => AnyOptions
  /** A value for every parameter. */
  readonly all: Readonly<Record<string, unknown>>
  /** Parameters that the query waits for. */
  readonly required: readonly string[]
  /** With which the fake gateway answers. */
  readonly ask: Readonly<Record<string, unknown>>
}

function row<F extends (client: GatewayClient, parameters: never) => unknown>(
  options: F,
  all: Required<NonNullable<Parameters<F>[1]>>,
  required: readonly (keyof NonNullable<Parameters<F>[1]>)[],
  also: readonly (keyof NonNullable<Parameters<F>[1]>)[] = [],
): Row {
  return {
    options: options as never,
    all,
    required: required as readonly string[],
    ask: Object.fromEntries(
      [...required, ...also].map((name) => [name, all[name]]),
    ),
  }
}

const ofSafe = ['chainId', 'safeAddress'] as const
const ofCall = [...ofSafe, 'to', 'value', 'operation'] as const

/** Every query there is, by the name of its options. */
export const allQueries: Readonly<Record<string, Row>> = {
  accountDataSettingsQueryOptions: row(
    query.accountDataSettingsQueryOptions,
    { address: owner },
    ['address'],
  ),
  accountDataTypesQueryOptions: row(query.accountDataTypesQueryOptions, {}, []),
  allSafesByOwnerQueryOptions: row(
    query.allSafesByOwnerQueryOptions,
    { ownerAddress: owner },
    ['ownerAddress'],
  ),
  allSafesByOwnerV1QueryOptions: row(
    query.allSafesByOwnerV1QueryOptions,
    { ownerAddress: owner },
    ['ownerAddress'],
  ),
  allSafesByOwnerV3QueryOptions: row(
    query.allSafesByOwnerV3QueryOptions,
    { ownerAddress: owner },
    ['ownerAddress'],
  ),
  balancesQueryOptions: row(
    query.balancesQueryOptions,
    { ...at, currency, trusted, excludeSpam },
    ofSafe,
  ),
  chainQueryOptions: row(query.chainQueryOptions, { chainId }, ['chainId']),
  chainV2QueryOptions: row(query.chainV2QueryOptions, { chainId, serviceKey }, [
    'chainId',
    'serviceKey',
  ]),
  chainsQueryOptions: row(
    query.chainsQueryOptions,
    { ordering: 'name', limit: 1, offset: 0, cursor, pageUrl },
    [],
  ),
  chainsInfiniteQueryOptions: row(
    query.chainsInfiniteQueryOptions,
    { ordering: 'name', limit: 1, offset: 0 },
    [],
  ),
  chainsV2QueryOptions: row(query.chainsV2QueryOptions, { serviceKey }, [
    'serviceKey',
  ]),
  collectiblesQueryOptions: row(
    query.collectiblesQueryOptions,
    { ...at, trusted, excludeSpam },
    ofSafe,
  ),
  collectiblesV1QueryOptions: row(
    query.collectiblesV1QueryOptions,
    { ...at, trusted, excludeSpam },
    ofSafe,
  ),
  confirmationViewQueryOptions: row(
    query.confirmationViewQueryOptions,
    call,
    [...ofSafe, 'data'],
    ['to', 'value'],
  ),
  contractQueryOptions: row(
    query.contractQueryOptions,
    { chainId, contractAddress: moduleAddress },
    ['chainId', 'contractAddress'],
  ),
  creationTransactionQueryOptions: row(
    query.creationTransactionQueryOptions,
    at,
    ofSafe,
  ),
  decodedDataQueryOptions: row(
    query.decodedDataQueryOptions,
    { chainId, to: moduleAddress, data: '0xa9059cbb' },
    ['chainId', 'to', 'data'],
  ),
  delegatesQueryOptions: row(
    query.delegatesQueryOptions,
    {
      chainId,
      safe: safeAddress,
      delegate: third,
      delegator: owner,
      label: 'x',
    },
    ['chainId'],
    ['safe'],
  ),
  estimationQueryOptions: row(query.estimationQueryOptions, call, ofCall),
  fiatCurrenciesQueryOptions: row(query.fiatCurrenciesQueryOptions, {}, []),
  gatewayAccountQueryOptions: row(
    query.gatewayAccountQueryOptions,
    { address: owner },
    ['address'],
  ),
  historyQueryOptions: row(
    query.historyQueryOptions,
    { ...at, trusted, imitation: false, timezone, timezoneOffset: 0 },
    ofSafe,
  ),
  incomingTransfersQueryOptions: row(
    query.incomingTransfersQueryOptions,
    {
      ...at,
      ...dates,
      trusted,
      timezone,
      to: owner,
      tokenAddress: moduleAddress,
      value: '1',
    },
    ofSafe,
  ),
  indexingStatusQueryOptions: row(
    query.indexingStatusQueryOptions,
    { chainId },
    ['chainId'],
  ),
  masterCopiesQueryOptions: row(query.masterCopiesQueryOptions, { chainId }, [
    'chainId',
  ]),
  meQueryOptions: row(query.meQueryOptions, {}, []),
  messageQueryOptions: row(
    query.messageQueryOptions,
    { chainId, messageHash },
    ['chainId', 'messageHash'],
  ),
  messagesQueryOptions: row(query.messagesQueryOptions, at, ofSafe),
  moduleTransactionsQueryOptions: row(
    query.moduleTransactionsQueryOptions,
    {
      ...at,
      timezone,
      to: owner,
      module: moduleAddress,
      transactionHash: messageHash,
    },
    ofSafe,
  ),
  multisigTransactionsQueryOptions: row(
    query.multisigTransactionsQueryOptions,
    {
      ...at,
      ...dates,
      timezone,
      to: owner,
      value: '1',
      nonce: '7',
      executed: false,
    },
    ofSafe,
  ),
  noncesQueryOptions: row(query.noncesQueryOptions, at, ofSafe),
  notificationTypesQueryOptions: row(
    query.notificationTypesQueryOptions,
    { ...device, safeAddress },
    ['chainId', 'uuid', 'safeAddress'],
  ),
  overviewsQueryOptions: row(
    query.overviewsQueryOptions,
    { safes, currency, trusted, excludeSpam, walletAddress: owner },
    ['safes'],
  ),
  overviewsV2QueryOptions: row(
    query.overviewsV2QueryOptions,
    { safes, currency, trusted, walletAddress: owner },
    ['safes'],
  ),
  queueQueryOptions: row(
    query.queueQueryOptions,
    { ...at, trusted, timezone },
    ofSafe,
  ),
  relayCountQueryOptions: row(
    query.relayCountQueryOptions,
    { chainId, address: safeAddress, safeTxHash },
    ['chainId', 'address'],
  ),
  relayStatusQueryOptions: row(
    query.relayStatusQueryOptions,
    { chainId, taskId: 'task-1' },
    ['chainId', 'taskId'],
  ),
  safeAppsQueryOptions: row(
    query.safeAppsQueryOptions,
    {
      chainId,
      clientUrl: 'https://wallet.example',
      url: 'https://app.example',
    },
    ['chainId'],
  ),
  safeQueryOptions: row(query.safeQueryOptions, at, ofSafe),
  safesByOwnerQueryOptions: row(
    query.safesByOwnerQueryOptions,
    { chainId, ownerAddress: owner },
    ['chainId', 'ownerAddress'],
  ),
  transactionQueryOptions: row(
    query.transactionQueryOptions,
    { chainId, transactionId: safeTxHash },
    ['chainId', 'transactionId'],
  ),
  txPreviewQueryOptions: row(query.txPreviewQueryOptions, call, ofCall),
}
