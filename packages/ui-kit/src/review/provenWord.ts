import type { ProofWord } from '@strongroom/react-hooks'
import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'

/**
 * Whether the owner's node alone shows that an execution from this browser has ended:
 * the gateway is behind, and no other node was asked.
 */
export function awaitsSource({
  execution,
  verification,
}: Partial<
  Pick<UseTransactionReviewResult, 'execution' | 'verification'>
>): boolean {
  const { outcome, isIndexed } = execution ?? {}
  const isEnd = outcome?.status === 'success' || outcome?.status === 'failed'
  const { proven, problems = [] } = verification ?? {}
  return (
    isEnd &&
    !isIndexed &&
    !proven &&
    problems.every(
      (problem) => problem.kind === 'lone-node' && problem.against.length === 0,
    )
  )
}

/**
 * The state of a transaction under review, for `StatusBadge`: by the chain, or by an
 * execution from this browser that is on its way.
 *
 * @example
 * ```ts
 * import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
 * import { provenWord } from '@strongroom/ui-kit'
 *
 * export const canRunNow = (review: UseTransactionReviewResult) =>
 *   provenWord(review) === 'ready'
 * ```
 */
export function provenWord({
  executed,
  execution,
  next,
  verification,
}: Pick<
  UseTransactionReviewResult,
  'executed' | 'execution' | 'next' | 'verification'
>): ProofWord | 'claimed' {
  // What no owner signs is proven by its chain transaction alone.
  const found = executed?.status === 'found' && executed
  const word =
    verification?.proven?.word ??
    (found && (found.succeeded ? 'executed' : 'failed'))
  if (execution && !execution.outcome) return 'executing'
  if (!word && awaitsSource({ execution, verification })) return 'executing'
  // What the policy refuses, and what waits for another execution, cannot run now.
  if (word === 'ready' && next.kind !== 'execute') return 'confirmed'
  return word || 'claimed'
}
