// Ethereum, Optimism, BNB Chain, Polygon, Ronin, Base, Arbitrum, Avalanche.
const mainnets = new Set([1, 10, 56, 137, 2020, 8453, 42161, 43114])

/** Whether a chain is a known one with real money. */
export function isMainnet(chainId: number): boolean {
  return mainnets.has(chainId)
}
