import type { Chain } from 'viem'
import { pinnedChains } from './pinnedChains.ts'

/** A network as viem has it, with the prefix of its addresses (EIP-3770). */
export interface SafeChain extends Chain {
  readonly shortName: string
}

/** Name, coin, public endpoint, explorer and its address. */
type Facts = readonly [
  name: string,
  coin: string,
  rpcUrl: string,
  explorer: string,
  explorerUrl: string,
]

// At the same address on every one of them.
const multicall3 = '0xca11bde05977b3631167028862be2a173976ca11'

const testnets: readonly string[] = ['5', '2021', '84532', '11155111']

// Facts from viem's own table; Ronin's names as Ronin's wallets have them.
// Saigon is 2021 here, where viem's table has moved on to 202601.
const facts: Readonly<Record<(typeof pinnedChains)[number]['chainId'], Facts>> =
  {
    1: [
      'Ethereum',
      'Ether',
      'https://ethereum.reth.rs/rpc',
      'Etherscan',
      'https://etherscan.io',
    ],
    5: [
      'Goerli',
      'Goerli Ether',
      'https://5.rpc.thirdweb.com',
      'Etherscan',
      'https://goerli.etherscan.io',
    ],
    2020: [
      'Ronin Mainnet',
      'Ronin',
      'https://api.roninchain.com/rpc',
      'Ronin Explorer',
      'https://app.roninchain.com',
    ],
    2021: [
      'Saigon Testnet',
      'Ronin',
      'https://saigon-testnet.roninchain.com/rpc',
      'Saigon Explorer',
      'https://saigon-explorer.roninchain.com',
    ],
    8453: [
      'Base',
      'Ether',
      'https://mainnet.base.org',
      'Basescan',
      'https://basescan.org',
    ],
    84532: [
      'Base Sepolia',
      'Sepolia Ether',
      'https://sepolia.base.org',
      'Basescan',
      'https://sepolia.basescan.org',
    ],
    11155111: [
      'Sepolia',
      'Sepolia Ether',
      'https://11155111.rpc.thirdweb.com',
      'Etherscan',
      'https://sepolia.etherscan.io',
    ],
  }

/**
 * The networks the product names: Ethereum, Goerli, Sepolia, Base, Base
 * Sepolia, Ronin and Saigon. Their endpoints are public ones and limited; check
 * payloads to sign by the owner's own.
 *
 * @example
 * import { chains } from '@strongroom/react-hooks/chain'
 *
 * chains.map(({ id, name, shortName }) => `${shortName}: ${name} (${id})`)
 */
export const chains: readonly SafeChain[] = /* @__PURE__ */ pinnedChains.map(
  ({ chainId, shortName, symbol = 'ETH' }) => {
    const [name, coin, rpcUrl, explorer, explorerUrl] = facts[chainId]
    return {
      id: Number(chainId),
      name,
      shortName,
      nativeCurrency: { name: coin, symbol, decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
      blockExplorers: { default: { name: explorer, url: explorerUrl } },
      contracts: { multicall3: { address: multicall3 } },
      testnet: testnets.includes(chainId),
    }
  },
)
