/** Texts of `ChainBadge`. */
export interface ChainBadgeLabels {
  /** Label of a test network. */
  testnet: string
}

export const defaultChainBadgeLabels: ChainBadgeLabels = {
  testnet: 'Test network',
}
