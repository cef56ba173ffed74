'use client'
import { use } from 'react'
import { createPublicClient, custom, type PublicClient } from 'viem'
import { getChain } from '../chain/chains/getChain.ts'
import { MissingProviderError } from '../errors/HooksError.ts'
import {
  type StrongroomChain,
  StrongroomContext,
} from '../provider/StrongroomContext.ts'

// One client a chain, whoever asks; gone with the chain it was made for.
const clients = new WeakMap<StrongroomChain, PublicClient>()

/**
 * viem's client for a chain of the provider's, over the owner's own node; the
 * same one in every component. Undefined while the chain id is missing, and
 * for a chain that the provider does not have.
 *
 * How often is tried again is the node's matter: make it with
 * `createChainClient`, and this is that client.
 *
 * @throws MissingProviderError without a provider
 * @example
 * import { useChainClient } from '@strongroom/react-hooks'
 * import { useQuery } from '@tanstack/react-query'
 *
 * export function Block() {
 *   const client = useChainClient('2020')
 *   const { data } = useQuery({
 *     queryKey: ['block', '2020'],
 *     queryFn: () => client?.getBlockNumber() ?? null,
 *   })
 *   return <p>{String(data)}</p>
 * }
 */
export function useChainClient(
  chainId: string | undefined,
): PublicClient | undefined {
  const config = use(StrongroomContext)
  if (config === null) throw new MissingProviderError('useChainClient')
  const chain = config.chains.find((one) => one.chainId === chainId)
  if (chain === undefined) return undefined
  const client = clients.get(chain) ?? clientOf(chain)
  clients.set(chain, client)
  return client
}

function clientOf({ chainId, rpc }: StrongroomChain): PublicClient {
  if ('transport' in rpc && 'getBlockNumber' in rpc) return rpc as PublicClient
  return createPublicClient({
    chain: getChain(Number(chainId)),
    transport: custom(rpc, { retryCount: 0 }),
  })
}
