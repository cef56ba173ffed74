/** Texts of `ChainSwitcher`. */
export interface ChainSwitcherLabels {
  network: string
  choose: string
  unsupported: string
  unsupportedAdvice: (chainId: string) => string
  search: string
  main: string
  test: string
  none: string
  noMatch: (query: string) => string
}

export const defaultChainSwitcherLabels: ChainSwitcherLabels = {
  network: 'Network',
  choose: 'Choose a network',
  unsupported: 'Unsupported network',
  unsupportedAdvice: (chainId) =>
    `Chain ${chainId} is not supported here. Choose one of these.`,
  search: 'Search by name, prefix or chain id',
  main: 'Networks',
  test: 'Test networks',
  none: 'No networks are set up',
  noMatch: (query) => `No network matches “${query}”`,
}
