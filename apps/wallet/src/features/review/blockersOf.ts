import type { Reason, Risk } from '@strongroom/safe-protocol/risks'
import { describeProblem, describeRisk } from '@strongroom/ui-kit'
import type { Review } from './useReview.ts'

/** Why this must not be signed or executed; empty when it may. */
export function blockersOf(review: Review | undefined): readonly string[] {
  if (review === undefined) return ['The checks are still running.']
  const { verification, hasRpc, verdict, payload } = review
  const reasons = [
    ...(hasRpc
      ? []
      : [
          'No RPC endpoint is set for this network. Choose one in the settings.',
        ]),
    ...verification.problems.map((problem) => describeProblem(problem).text),
    ...(verdict?.reasons ?? [])
      .filter(({ decision }) => decision === 'refuse')
      .map((reason) =>
        isOfTransaction(reason)
          ? describeRisk(reason).text
          : 'The message must not be signed.',
      ),
  ]
  // Whatever the reason, without a verified payload there is nothing to sign.
  if (reasons.length === 0 && payload === undefined)
    reasons.push('The transaction could not be verified.')
  return [...new Set(reasons)]
}

const isOfTransaction = (reason: Reason): reason is Reason<Risk> =>
  'path' in reason.finding

/** Whether an owner has to say "I know what this does" first. */
export function needsAcknowledgement(review: Review | undefined): boolean {
  return (
    review?.verdict?.reasons.some(
      ({ decision }) => decision === 'acknowledge',
    ) ?? false
  )
}
