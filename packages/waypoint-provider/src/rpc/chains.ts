/** Where the reads of a chain go. */
export interface WaypointChain {
  rpcUrl: string
}

/** The chains the hosted wallet knows. Saigon is 2021 here, as it is there. */
export const defaultChains: Readonly<Record<number, WaypointChain>> = {
  1: { rpcUrl: 'https://cloudflare-eth.com' },
  5: { rpcUrl: 'https://rpc.ankr.com/eth_goerli' },
  2020: { rpcUrl: 'https://api.roninchain.com/rpc' },
  2021: { rpcUrl: 'https://saigon-testnet.roninchain.com/rpc' },
  11155111: { rpcUrl: 'https://rpc2.sepolia.org' },
}
