'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { nodeIdOf } from '../verify/nodeIdOf.ts'
import type { TokenFactsByAddress } from '../verify/readTokens.ts'
import {
  type ReviewConfigParameters,
  useReviewConfig,
} from './useReviewCheck.ts'

/**
 * Symbols and decimals of tokens, by lower-case address, from the owner's node, a
 * second node, the gateway and the app's list: the same sources, and the same rule,
 * as under a review. Undefined until they answered. Convert an amount only by the
 * decimals of a token whose `agreement` is `agreed`.
 *
 * @throws MissingProviderError without a provider that has a `manager` and a
 * `gateway`
 * @example
 * import { useTokenFacts } from '@strongroom/react-hooks/review'
 *
 * const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
 *
 * export function Symbol() {
 *   const facts = useTokenFacts({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     tokens: [token],
 *   })
 *   return <p>{facts?.[token.toLowerCase()]?.symbol ?? token}</p>
 * }
 */
export function useTokenFacts(
  parameters: useTokenFacts.Parameters,
): TokenFactsByAddress | undefined {
  const { chainId, safeAddress, tokens } = parameters
  const config = useReviewConfig('useTokenFacts', parameters)
  const { gateway, rpc, second } = config
  const listed = config.chains[0]?.tokens
  const { data } = useQuery({
    queryKey: [
      ...['strongroom', 'tokens'],
      {
        ...{ scope: gateway.uid, chainId, safeAddress },
        nodes: [rpc, second].map((node) => node && nodeIdOf(node)),
      },
      tokens,
      listed,
    ],
    queryFn:
      safeAddress && tokens
        ? async ({ signal }) => {
            const { readNamedTokens } = await import(
              '../sign/readTokenFacts.ts'
            )
            const sources = { rpc, second, gateway, listed, signal }
            return readNamedTokens(tokens, {
              ...{ chainId, safeAddress, ...sources },
            })
          }
        : skipToken,
    staleTime: 60_000,
    retry: false,
  })
  return data
}

export declare namespace useTokenFacts {
  interface Parameters extends ReviewConfigParameters {
    /** Undefined while they are not known. At most 50 are read. */
    readonly tokens: readonly Address[] | undefined
  }
}
