import { createPublicClient, defineChain, http } from 'viem'
import type { WaypointChain } from '../config/parseConfig.ts'

/** A client of a configured chain, by its own endpoint and no other. */
export function createChainClient({ id, name, symbol, rpcUrl }: WaypointChain) {
  return createPublicClient({
    cacheTime: 0,
    chain: defineChain({
      id,
      name,
      nativeCurrency: { name: symbol, symbol, decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
    }),
    transport: http(rpcUrl),
  })
}

export type ChainClient = ReturnType<typeof createChainClient>
