import type { BlockList } from 'node:net'
import type { SafeApp } from '@strongroom/gateway-sdk'
import type { AbiFunction, Address, Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { PriceTable } from '../prices/parsePrices.ts'
import type { RpcUrl } from '../rpc/RpcUrl.ts'
import type { AllowedOrigins } from './allowedOrigins.ts'

/** Entry of the operator's file about a contract. */
export interface ContractEntry {
  address: Address
  name: string
  displayName: string
  logoUri: string | null
  abi: readonly unknown[] | null
  functions: ReadonlyMap<Hex, AbiFunction>
  trustedForDelegateCall: boolean
}

/** The server that mails go through. */
export interface MailSettings {
  host: string
  port: number
  /** TLS from the first byte; else STARTTLS. */
  secure: boolean
  /** STARTTLS may be left out: the server is on this machine. */
  mayBePlain: boolean
  user: string | undefined
  password: string | undefined
  /** Address that mails come from. */
  from: string
}

/** How browsers' push services know this gateway (RFC 8292). */
export interface PushSettings {
  /** Uncompressed point of P-256, base64url. */
  publicKey: string
  /** 32 bytes, base64url. */
  privateKey: string
  /** `mailto:` or `https:` address of the operator of the gateway. */
  subject: string
  /** `host` or `host:port` that may be private and without TLS. */
  allowedHosts: readonly string[]
}

/** A receiver of signed events. */
export interface WebhookSettings {
  /** Names it in the log and the metrics. */
  id: string
  url: URL
  /** Each signs every delivery; two while one replaces the other. */
  secrets: readonly string[]
  /** Chains, safes (checksummed) and event types; undefined: all. */
  chains?: readonly string[] | undefined
  safes?: readonly Address[] | undefined
  types?: readonly string[] | undefined
  /** Whether the host may be inside a network, and without TLS. */
  mayBePrivate: boolean
}

/** The operator's file of webhooks, which may change while the gateway runs. */
export interface WebhookFile {
  path: string
  /** Receivers, as `host` or `host:port`, that may be private and without TLS. */
  allowedHosts: readonly string[]
  /** Chains that it may name; undefined for a command that reads no chain. */
  chainIds: readonly string[] | undefined
  /** Those that it listed at the start. */
  webhooks: readonly WebhookSettings[]
}

export interface RpcUri {
  authentication: 'API_KEY_PATH' | 'NO_AUTHENTICATION' | 'UNKNOWN'
  value: string
}

const contractNames = [
  'safeSingletonAddress',
  'safeProxyFactoryAddress',
  'multiSendAddress',
  'multiSendCallOnlyAddress',
  'fallbackHandlerAddress',
  'signMessageLibAddress',
  'createCallAddress',
  'simulateTxAccessorAddress',
  'safeWebAuthnSignerFactoryAddress',
] as const

export const contractAddressNames: readonly string[] = contractNames

/** Answer of `GET /v1/chains/{chainId}`. */
export interface ChainRecord {
  chainId: string
  chainName: string
  shortName: string
  description: string
  chainLogoUri: string | null
  transactionService: string
  l2: boolean
  isTestnet: boolean
  zk: boolean
  rpcUri: RpcUri
  safeAppsRpcUri: RpcUri
  publicRpcUri: RpcUri
  blockExplorerUriTemplate: { address: string; txHash: string; api: string }
  beaconChainExplorerUriTemplate: { publicKey: string | null }
  nativeCurrency: {
    name: string
    symbol: string
    decimals: number
    logoUri: string
  }
  theme: { textColor: string; backgroundColor: string }
  ensRegistryAddress: string | null
  gasPrice: readonly unknown[]
  disabledWallets: readonly string[]
  features: readonly string[]
  balancesProvider: { chainName: string | null; enabled: boolean }
  contractAddresses: Record<(typeof contractNames)[number], string | null>
  recommendedMasterCopyVersion: string | null
  relayer: {
    type: 'DAILY_LIMIT'
    safeCreationSponsored: boolean
    safeTransactionSponsored: boolean
    enableTenderlySimulationBeforeRelay: boolean
  } | null
}

/** Blocks whose logs are read in one call, far below the head. */
export const blocksPerRead = 2_000

export interface ChainConfig {
  chainId: string
  /** Nodes that the gateway reads the chain through, the preferred one first. */
  rpcUrls: readonly RpcUrl[]
  /** Where the same node announces new heads (`eth_subscribe`). */
  wsUrl?: string | undefined
  /** Blocks after which a reorg is no longer expected. */
  finality: number
  /** First block that is read (0); safes and transfers before it are not known. */
  startBlock?: number | undefined
  /** The only safes that are indexed, in lower case; undefined: all. */
  onlySafes?: ReadonlySet<Hex> | undefined
  /** Time between two looks for a new block. */
  pollMs: number
  /** Tokens that the operator of the gateway trusts; checksummed. */
  trustedTokens: readonly Address[]
  /** Contracts that the operator's file describes. */
  contracts?: ReadonlyMap<Address, ContractEntry> | undefined
  /** Pays for relayed calls. */
  relayer?: PrivateKeyAccount | undefined
  record: ChainRecord
}

/** Requests per minute of one client. */
export interface RateLimits {
  /** All requests together. */
  general: number
  /** Each of the two steps of signing in. */
  auth: number
  accountCreation: number
  /** Limit for each route that makes the gateway store, mail or pay. */
  costly: number
}

export interface Config {
  /** Addresses to listen on; more than one for localhost. */
  hosts: readonly string[]
  port: number
  /** Streams of events that may be open: of one client, and in all. */
  streams: { mostOfClient: number; most: number }
  /** Base of every absolute link in an answer; no trailing slash. */
  publicUrl: string
  databaseUrl: string | undefined
  dataFolder: string
  chains: readonly ChainConfig[]
  safeApps: readonly SafeApp[]
  prices: PriceTable
  /** URL of newer prices, and the interval of requests. */
  priceFeed: { url: string; seconds: number } | undefined
  /** Relayed calls a day for one safe or future owner. */
  relayLimit: number
  /** SHA-256 of the text that lets an operator write. */
  operatorDigest: Buffer | undefined
  /** Web origins that may call from a browser. */
  allowedOrigins: AllowedOrigins
  /** Host names a request may be addressed to. */
  allowedHosts: readonly string[]
  rateLimits: RateLimits
  /** Whose word on the client's address (X-Forwarded-For) is taken. */
  proxies: BlockList
  /** Networks that may read `/metrics`; undefined blocks all. */
  metrics: BlockList | undefined
  /** Whether cookies are for https alone. */
  secureCookies: boolean
  /** Settings of web push; undefined turns it off. */
  push: PushSettings | undefined
  /** Receivers of signed events; undefined without a file of them. */
  webhooks: WebhookFile | undefined
  /** Undefined: mails stay here, and a page of this machine shows them. */
  mail: MailSettings | undefined
  logLevel: string
  /** Longest time from SIGTERM to the end of the process. */
  shutdownSeconds: number
}
