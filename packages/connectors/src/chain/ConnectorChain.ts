/** Description of a chain by which a wallet adds it (EIP-3085). */
export interface ConnectorChain {
  chainId: number
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: readonly string[]
  blockExplorerUrls?: readonly string[]
  iconUrls?: readonly string[]
}
