import type { SwitchableChain } from '../src/index.ts'

export const someChains: readonly SwitchableChain[] = [
  { chainId: '1', name: 'Ethereum', shortName: 'eth', color: '#627eea' },
  { chainId: '2020', name: 'Ronin', shortName: 'ron', color: '#1273ea' },
  {
    chainId: '100',
    name: 'Gnosis Chain',
    shortName: 'gno',
    color: '#04795b',
    disabledReason: 'No endpoint is set up',
  },
  {
    chainId: '2021',
    name: 'Saigon',
    shortName: 'saigon',
    color: '#8aa4c8',
    testnet: true,
  },
]

export const manyChains: readonly SwitchableChain[] = Array.from(
  { length: 40 },
  (_, index) => ({
    chainId: String(1000 + index),
    name: `Chain ${index}`,
    shortName: `c${index}`,
    color: `#${(index * 400_000).toString(16).padStart(6, '0')}`,
    testnet: index >= 30,
  }),
)
