import { createPublicClient, http } from 'viem'

/** Reads a chain directly, past the wallet and the gateway. */
export function createChainReader(rpcUrl: string) {
  return createPublicClient({
    cacheTime: 0,
    pollingInterval: 50,
    transport: http(rpcUrl),
  })
}

export type ChainReader = ReturnType<typeof createChainReader>
