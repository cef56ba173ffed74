import type { DeviceType } from './enums/apps.ts'
import type { Operation } from './enums/transactions.ts'

// Parameters of callers of the old SDK: addresses and hex are plain text.
// Queries keep the names of the wire. Types, not interfaces, as they were:
// those fit a `Record<string, unknown>`.

/** A 20-byte address with `0x`. */
export type EthereumAddress = `0x${string}`

/** Query of the queue. */
export type ListQuery = {
  trusted?: boolean | undefined
  timezone?: string | undefined
  /** Sent as it is; the gateway ignores it. Use the `pageUrl` argument. */
  page_url?: string | undefined
}

/** Query of the history. */
export type HistoryQuery = ListQuery & {
  imitation?: boolean | undefined
}

/** Query of balances and collectibles. */
export type AssetsQuery = {
  trusted?: boolean | undefined
  exclude_spam?: boolean | undefined
}

type DatedQuery = {
  execution_date__gte?: string | undefined
  execution_date__lte?: string | undefined
  to?: string | undefined
  value?: string | undefined
  timezone?: string | undefined
}

/** Filters of incoming transfers. */
export type IncomingTransfersQuery = DatedQuery & {
  trusted?: boolean | undefined
  token_address?: string | undefined
}

/** Filters of transactions of the owners. */
export type MultisigTransactionsQuery = DatedQuery & {
  nonce?: string | undefined
  /** `'true'` or `'false'`. */
  executed?: string | undefined
}

/** Filters of transactions of modules. */
export type ModuleTransactionsQuery = {
  module?: string | undefined
  to?: string | undefined
  timezone?: string | undefined
  transaction_hash?: string | undefined
}

/** Query of overviews: the currency, and which tokens count. */
export type SafeOverviewsQuery = {
  currency: string
  trusted: boolean
  exclude_spam: boolean
  wallet_address?: string | undefined
}

/** Page and order of the list of chains. */
export type ChainsQuery = {
  ordering?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Filters of the list of apps. */
export type SafeAppsQuery = {
  client_url?: string | undefined
  url?: string | undefined
}

/** Filters of delegates; at least one is needed. */
export type DelegatesRequest = {
  safe?: string | undefined
  delegate?: string | undefined
  delegator?: string | undefined
  label?: string | undefined
}

/** A call that the relayer sends and pays for. */
export type RelayTransactionRequest = {
  version: string
  to: string
  data: string
  gasLimit?: string | undefined
}

/** A call whose gas is estimated. */
export type SafeTransactionEstimationRequest = {
  to: string
  value: string
  data: string
  operation: Operation
}

/** A transaction to propose, with its hash and the proposer's signature. */
export type MultisigTransactionRequest = {
  to: string
  value: string
  data?: string | undefined
  nonce: string
  operation: Operation
  safeTxGas: string
  baseGas: string
  gasPrice: string
  gasToken: string
  refundReceiver?: string | undefined
  safeTxHash: string
  sender: string
  signature?: string | undefined
  origin?: string | undefined
}

/** Calldata to decode, and the contract that receives it. */
export type DecodedDataRequest = {
  operation: 0 | 1
  data: string
  to?: string | undefined
  value?: string | undefined
}

/** Typed data (EIP-712). */
export type EIP712TypedData = {
  domain: {
    name?: string | undefined
    version?: string | undefined
    chainId?: unknown
    verifyingContract?: string | undefined
    salt?: ArrayLike<number> | string | undefined
  }
  types: Record<string, { name: string; type: string }[]>
  message: Record<string, unknown>
}

/** A message to propose, with the first owner's signature. */
export type ProposeSafeMessageRequest = {
  message: string | EIP712TypedData
  safeAppId?: number | undefined
  origin?: string | undefined
  signature: string
}

/** Another owner's signature of a message. */
export type ConfirmSafeMessageRequest = {
  signature: string
}

/** A device, and the safes it wants notifications of. */
export type RegisterNotificationsRequest = {
  uuid?: string | undefined
  cloudMessagingToken: string
  buildNumber: string
  bundle: string
  deviceType: DeviceType
  version: string
  /** Unix seconds. */
  timestamp?: string | undefined
  safeRegistrations: {
    chainId: string
    safes: string[]
    signatures: string[]
  }[]
}

/** A personal signature of the signer and its time in milliseconds. */
export type EmailHeaders = {
  'Safe-Wallet-Signature': string
  'Safe-Wallet-Signature-Timestamp': string
}
