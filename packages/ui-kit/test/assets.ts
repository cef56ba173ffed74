import type { AssetItem } from '../src/index.ts'
import { dave, token } from './people.ts'

export const assets = [
  {
    tokenInfo: {
      type: 'NATIVE_TOKEN',
      address: '0x0000000000000000000000000000000000000000',
      decimals: 18,
      symbol: 'ETH',
      name: 'Ether',
    },
    balance: '1204500000000000000000',
    fiatBalance: '3869814.75',
    fiatConversion: '3212.8',
  },
  {
    tokenInfo: {
      type: 'ERC20',
      address: token,
      decimals: 6,
      symbol: 'USDC',
      name: 'USD Coin',
    },
    balance: '6140250505000',
    fiatBalance: '6140250.51',
    fiatConversion: '1',
  },
  {
    tokenInfo: {
      type: 'ERC20',
      address: dave,
      decimals: 18,
      symbol: 'US\u202eDС',
      name: 'Claim at evil.example',
    },
    balance: '1',
    fiatBalance: '0',
    fiatConversion: '0',
  },
] as const satisfies readonly AssetItem[]
