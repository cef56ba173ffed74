'use client'
import type { DecodeCallOptions } from '@strongroom/safe-protocol'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { SigningConfig } from '../sign/SigningConfig.ts'
import type { SimulationReview } from '../simulate/reviewSimulation.ts'
import { nodeIdOf } from '../verify/nodeIdOf.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { TransactionCheck } from './checkTransaction.ts'

/** About the time of a block. */
const simulateEvery = 12_000

interface SimulationConfig extends Pick<SigningConfig, 'chains' | 'gateway'> {
  readonly chainId: string
  readonly safeAddress: Address | undefined
  readonly rpc: RpcPort | undefined
  readonly second: RpcPort | undefined
}

/**
 * Simulates what is under review, again and again while it is on screen, once its
 * bytes are verified. The code loads then, beside everything that is shown.
 */
export function useSimulation(
  config: SimulationConfig,
  { review, record: details }: Partial<TransactionCheck>,
  abis: DecodeCallOptions['abis'],
): SimulationReview | undefined {
  const { chainId, safeAddress: safe, rpc, second, gateway } = config
  const { verification, verdict, tokens, nested = [] } = review ?? {}
  const { transaction, hashes, tree, chain, status } = verification ?? {}
  const isOpen =
    status === 'verified' &&
    transaction !== undefined &&
    chain !== undefined &&
    transaction.nonce >= chain.nonce
  const risks = verdict?.reasons.map(({ finding }) => finding) ?? []
  const { data } = useQuery({
    queryKey: [
      'strongroom',
      'simulation',
      {
        nodes: [rpc, second].map((node) => node && nodeIdOf(node)),
        chainId,
        safe,
      },
      hashes?.safeTxHash,
      // What the execution depends on.
      chain && [`${chain.nonce}`, chain.threshold, chain.owners],
      nested.map(({ verification: inner }) => inner?.hashes?.safeTxHash),
    ],
    queryFn:
      isOpen && safe && rpc && hashes && tree
        ? async ({ signal }) => {
            const { reviewSimulation } = await import(
              '../simulate/reviewSimulation.ts'
            )
            const { safeTxHash } = hashes
            const parameters = {
              ...{ rpc, second, risks, tokens, signal },
              sources: {
                ...{ chainId, safeAddress: safe, gateway, details },
                listed: config.chains[0]?.tokens,
              },
            }
            const own = await reviewSimulation(
              { safe, transaction, safeTxHash, tree, chain, abis },
              parameters,
            )
            if (nested.length === 0) return own
            const { simulateNested } = await import(
              '../nested/simulateNested.ts'
            )
            return simulateNested(own, nested, parameters)
          }
        : skipToken,
    refetchInterval: simulateEvery,
    staleTime: 0,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
  })
  return isOpen ? data : undefined
}
