/** The safe an app works for (bridge `getSafeInfo`). */
export interface SafeInfo {
  safeAddress: string
  /** A number here, a decimal string in {@link ChainInfo}. */
  chainId: number
  threshold: number
  owners: readonly string[]
  /** True when the connected wallet is no owner, or no wallet is connected. */
  isReadOnly: boolean
  nonce?: number
  implementation?: string
  modules?: readonly string[] | null
  fallbackHandler?: string | null
  guard?: string | null
  version?: string | null
  /** Upper-case chain name; only old apps read it. */
  network?: string
}

/** The chain of the safe (bridge `getChainInfo`). */
export interface ChainInfo {
  chainName: string
  /** Decimal. */
  chainId: string
  shortName: string
  nativeCurrency: {
    name: string
    symbol: string
    decimals: number
    logoUri?: string
  }
  blockExplorerUriTemplate?: { address: string; txHash: string; api: string }
}

/** The page around the app (bridge `getEnvironmentInfo`). */
export interface EnvironmentInfo {
  origin: string
}

/** One call an app asks for. */
export interface BridgeTransaction {
  to: string
  /** In wei: decimal or hex text, number or bigint. Left out means 0. */
  value?: string | number | bigint
  /** Hex. Left out means `0x`. */
  data?: string
}

/** Parameters of `sendTransactions`. */
export interface SendTransactionsParameters {
  /** Between 1 and 500 calls, executed together or not at all. */
  txs: readonly BridgeTransaction[]
  params?: {
    /** In gas: decimal or hex text, number or bigint. */
    safeTxGas?: string | number | bigint
  }
}

/** Parameters of `rpcCall`. */
export interface RpcCallParameters {
  call: string
  params?: readonly unknown[]
}

/** Colours of the wallet (bridge `getCurrentTheme`). */
export interface Theme {
  darkMode: boolean
}
