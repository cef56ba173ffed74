import {
  createClient,
  defineChain,
  http,
  publicActions,
  testActions,
  walletActions,
} from 'viem'
import type { ChainId } from './contracts/ChainContracts.ts'

const described = {
  1337: { name: 'Local', currency: { name: 'Ether', symbol: 'ETH' } },
  2021: { name: 'Saigon (local)', currency: { name: 'Ronin', symbol: 'RON' } },
} as const

/**
 * A viem client of a running chain with public, wallet and anvil's test
 * actions; for chains that another process has started.
 */
export function createChainClient(chainId: ChainId, rpcUrl: string) {
  const { name, currency } = described[chainId]
  return createClient({
    chain: defineChain({
      id: chainId,
      name,
      nativeCurrency: { ...currency, decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
      testnet: true,
    }),
    cacheTime: 0,
    pollingInterval: 20,
    transport: http(rpcUrl, { retryCount: 0, timeout: 30_000 }),
  })
    .extend(publicActions)
    .extend(walletActions)
    .extend(testActions({ mode: 'anvil' }))
}

export type ChainClient = ReturnType<typeof createChainClient>
