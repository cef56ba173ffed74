import type { Address } from 'viem'

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

/** What `GET /v1/chains/{chainId}` answers. */
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
  relayer: null
}

export interface ChainConfig {
  chainId: string
  /** What the gateway itself reads the chain through. */
  rpcUrl: string
  /** Blocks after which a reorg is no longer expected. */
  finality: number
  /** Time between two looks for a new block. */
  pollMs: number
  /** Tokens vouched for by whoever runs the gateway; checksummed. */
  trustedTokens: readonly Address[]
  record: ChainRecord
}

export interface Config {
  /** Addresses to listen on; more than one for localhost. */
  hosts: readonly string[]
  port: number
  /** Base of every absolute link in an answer; no trailing slash. */
  publicUrl: string
  databaseUrl: string | undefined
  dataFolder: string
  chains: readonly ChainConfig[]
  /** Web origins that may call from a browser. */
  allowedOrigins: readonly string[]
  /** Host names a request may be addressed to. */
  allowedHosts: readonly string[]
  logLevel: string
}
