/**
 * Networks with a fixed identity: EIP-3770 short name, chain id (as chainlist
 * has them) and the native coin's symbol.
 */
export const pinnedChains = [
  { shortName: 'eth', chainId: '1', symbol: 'ETH' },
  { shortName: 'gor', chainId: '5', symbol: undefined },
  { shortName: 'sep', chainId: '11155111', symbol: 'ETH' },
  { shortName: 'base', chainId: '8453', symbol: 'ETH' },
  { shortName: 'basesep', chainId: '84532', symbol: 'ETH' },
  { shortName: 'ron', chainId: '2020', symbol: 'RON' },
  { shortName: 'saigon', chainId: '2021', symbol: 'RON' },
] as const
