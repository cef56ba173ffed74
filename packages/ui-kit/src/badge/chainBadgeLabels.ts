export interface ChainBadgeLabels {
  /** Said of a test network. */
  testnet: string
}

export const defaultChainBadgeLabels: ChainBadgeLabels = {
  testnet: 'Test network',
}
