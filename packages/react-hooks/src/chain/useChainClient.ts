'use client'
import { use } from 'react'
import type { PublicClient } from 'viem'
import { MissingProviderError } from '../errors/HooksError.ts'
import { StrongroomContext } from '../provider/StrongroomContext.ts'
import { ChainClientError } from './ChainClientError.ts'

/**
 * viem's client for a chain of the provider's: the one that was given there as
 * `rpc`, the same in every component. Undefined while the chain id is missing,
 * and for a chain that the provider does not have.
 *
 * @throws MissingProviderError without a provider; ChainClientError when the
 * chain's `rpc` is something else than a client of viem's
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
  const rpc = config.chains.find((one) => one.chainId === chainId)?.rpc
  if (rpc === undefined) return undefined
  // Making one here would load all of viem's reads with this hook.
  if (!('transport' in rpc && 'getBlockNumber' in rpc))
    throw new ChainClientError(
      Number(chainId),
      `The "rpc" of chain ${chainId} is no client of viem's. Make it with createChainClient.`,
    )
  return rpc as PublicClient
}
