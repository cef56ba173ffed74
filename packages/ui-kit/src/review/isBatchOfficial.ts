import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'

/**
 * Whether a batch runs by a contract of Safe whose code on this chain is the pinned
 * one. The address alone proves nothing: another chain can have other code there.
 */
export function isBatchOfficial({
  verification,
  verdict,
}: Pick<UseTransactionReviewResult, 'verification' | 'verdict'>): boolean {
  const { tree, status } = verification ?? {}
  return (
    status === 'verified' &&
    tree?.operation === 1 &&
    tree.contract?.name.startsWith('multiSend') === true &&
    // The checks ask the chain for the code of every library that a policy allows.
    verdict?.reasons.some(
      ({ finding, decision }) =>
        finding.kind === 'delegate-call' &&
        decision === 'allow' &&
        finding.target.toLowerCase() === tree.to.toLowerCase(),
    ) === true &&
    !verdict.reasons.some(({ finding }) => finding.kind === 'library-code')
  )
}
