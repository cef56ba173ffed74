'use client'
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { Address } from 'viem'
import { MissingProviderError } from '../errors/HooksError.ts'
import { StrongroomContext } from '../provider/StrongroomContext.ts'
import { nodeIdOf } from '../verify/nodeIdOf.ts'
import type { ComparedLimits } from './compareLimits.ts'

/**
 * Who may spend how much of a safe's tokens without a confirmation, from the chain
 * alone: the owner's node, and a second one where the provider has it. The data is of
 * one block; `limitAt` of safe-protocol computes what is left at a later time. It is
 * read again twice a minute, because delegates spend whenever they like.
 *
 * @throws MissingProviderError without a provider
 * @example
 * import { useSpendingLimits } from '@strongroom/react-hooks/review'
 *
 * export function Limits() {
 *   const { data } = useSpendingLimits({
 *     chainId: '10',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   if (data?.second === 'differs') return <p>Two nodes do not agree.</p>
 *   return <p>{data?.limits.length ?? '…'}</p>
 * }
 */
export function useSpendingLimits(
  parameters: useSpendingLimits.Parameters,
): UseQueryResult<ComparedLimits> {
  const { chainId, safeAddress } = parameters
  const config = use(StrongroomContext)
  if (config === null) throw new MissingProviderError('useSpendingLimits')
  const chain = config.chains.find((one) => one.chainId === chainId)
  const { rpc, second, modules: listed } = chain ?? {}
  return useQuery({
    queryKey: [
      ...['strongroom', 'spendingLimits'],
      {
        ...{ chainId, safeAddress },
        nodes: [rpc, second].map((node) => node && nodeIdOf(node)),
      },
      listed,
    ],
    queryFn:
      rpc && safeAddress
        ? async ({ signal }) => {
            const { compareLimits } = await import('./compareLimits.ts')
            const options = { safe: safeAddress, chainId, listed, signal }
            return compareLimits(rpc, second, options)
          }
        : skipToken,
    refetchInterval: 30_000,
    retry: 1,
    // Amounts are bigints.
    structuralSharing: false,
  })
}

export declare namespace useSpendingLimits {
  interface Parameters {
    /** Decimal. */
    readonly chainId: string
    readonly safeAddress: Address | undefined
  }
}
