import type { ConnectorChain } from './ConnectorChain.ts'

/**
 * Ronin's two networks in the form for adding them to a wallet. Saigon's id is
 * 2021 here, as Ronin's wallets know it.
 */
export const roninChains: readonly ConnectorChain[] = [
  {
    chainId: 2020,
    name: 'Ronin Mainnet',
    nativeCurrency: { name: 'Ronin', symbol: 'RON', decimals: 18 },
    rpcUrls: ['https://api.roninchain.com/rpc'],
    blockExplorerUrls: ['https://app.roninchain.com'],
  },
  {
    chainId: 2021,
    name: 'Saigon Testnet',
    nativeCurrency: { name: 'tRonin', symbol: 'tRON', decimals: 18 },
    rpcUrls: ['https://saigon-testnet.roninchain.com/rpc'],
    blockExplorerUrls: ['https://saigon-app.roninchain.com'],
  },
]
