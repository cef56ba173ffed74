import { findRisks, type Risk } from '@strongroom/safe-protocol/risks'
import {
  reviewSimulation,
  type SimulationReview,
  type SimulationReviewParameters,
} from '../simulate/reviewSimulation.ts'
import type { NestedTransaction } from './NestedTransaction.ts'

/**
 * Adds simulations of what a transaction approves in other safes to its own, with what
 * speaks against them. What it executes there is part of its own simulation, but for
 * what changes in the other safe.
 *
 * @throws the signal's reason when it aborts; nothing else
 */
export async function simulateNested(
  own: SimulationReview,
  nested: readonly NestedTransaction[],
  parameters: SimulationReviewParameters,
): Promise<SimulationReview> {
  const reviews: Record<string, SimulationReview> = {}
  const findings: Risk[] = []
  await Promise.all(
    nested.map(async ({ verification, safe, path }) => {
      const { transaction, hashes, tree, chain } = verification ?? {}
      if (!transaction || !hashes || !tree || !chain) return
      if (transaction.nonce < chain.nonce) return
      const { safeTxHash } = hashes
      const review = await reviewSimulation(
        { safe, transaction, safeTxHash, tree, chain },
        {
          ...parameters,
          risks: findRisks(tree, { safe, ...chain }),
          sources: { ...parameters.sources, safeAddress: safe },
        },
      )
      reviews[path.join('.')] = review
      for (const finding of review.findings)
        findings.push({ ...finding, path: [...path, 0, ...finding.path] })
    }),
  )
  return { ...own, findings: [...own.findings, ...findings], nested: reviews }
}
