import { hidesCalls } from '@strongroom/react-hooks/sign'
import { describeProblem, describeRisk } from '@strongroom/ui-kit'
import type { Review } from './useReview.ts'

/** Why this must not be signed or executed; empty when it may. */
export function blockersOf(review: Review | undefined): readonly string[] {
  if (review === undefined) return ['The checks are still running.']
  const { verification, hasRpc, risks, wrongCode, payload } = review
  const reasons = [
    ...(hasRpc
      ? []
      : [
          'No RPC endpoint is set for this network. Choose one in the settings.',
        ]),
    ...verification.problems.map((problem) => describeProblem(problem).text),
    ...risks
      .map((risk) => describeRisk(risk, review.named))
      .filter(({ blocks }) => blocks)
      .map(({ text }) => text),
    ...(verification.tree && hidesCalls(verification.tree)
      ? ['Part of what runs as this safe cannot be read.']
      : []),
    ...wrongCode.map(
      (target) =>
        `The library at ${target} has other code on this chain than the known one.`,
    ),
  ]
  // Whatever the reason, without a verified payload there is nothing to sign.
  if (reasons.length === 0 && payload === undefined)
    reasons.push('The transaction could not be verified.')
  return [...new Set(reasons)]
}

/** Whether an owner has to say "I know what this does" first. */
export function needsAcknowledgement(review: Review | undefined): boolean {
  return (
    review?.risks.some(
      (risk) =>
        isGrave(risk.severity) && !describeRisk(risk, review.named).blocks,
    ) ?? false
  )
}

const isGrave = (severity: string) =>
  severity === 'danger' || severity === 'critical'
