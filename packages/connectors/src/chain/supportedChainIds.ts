/**
 * Chains that connectors accept by default: Ethereum, Goerli, Ronin, Saigon,
 * Base, Sepolia. Saigon is 2021 here, as Ronin's wallets know it.
 */
export const supportedChainIds: readonly number[] = [
  1, 5, 2020, 2021, 8453, 11155111,
]
