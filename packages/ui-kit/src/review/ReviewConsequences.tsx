import type { CallNode } from '@strongroom/safe-protocol'
import {
  findRisks,
  type OwnerPolicy,
  readOwnerChange,
} from '@strongroom/safe-protocol/risks'
import { useMemo } from 'react'
import type { Address } from 'viem'
import type { CallFacts } from './CallSummary.ts'
import {
  ConsequenceStrip,
  type ConsequenceStripProps,
} from './ConsequenceStrip.tsx'

export interface ReviewConsequencesProps
  extends Omit<ConsequenceStripProps, 'owners'> {
  tree: CallNode | undefined
  facts: CallFacts
  /** Owners when its turn comes, where they are not those of today. */
  ownersThen: OwnerPolicy | undefined
}

/** What a reviewed transaction changes, in a chunk that loads while the checks run. */
export function ReviewConsequences({
  tree,
  facts: { safe, reasons, policy, now },
  ownersThen,
  ...rest
}: ReviewConsequencesProps) {
  const owners = useMemo(() => {
    if (!policy) return undefined
    const own = { safe: safe as Address, before: policy, now }
    const findings = (reasons ?? []).map(({ finding }) => finding)
    return readOwnerChange(
      // The verdict is about the owners of today.
      tree && ownersThen
        ? findRisks(tree, { safe: own.safe, ...ownersThen })
        : findings,
      own,
    )
  }, [tree, safe, reasons, policy, now, ownersThen])
  const own = useMemo(
    // Limits of another safe, or of a later transaction, stand beside their calls.
    () =>
      reasons?.filter(
        ({ finding }) =>
          !('path' in finding) ||
          (!finding.isLater &&
            (finding.safe ?? safe).toLowerCase() === safe.toLowerCase()),
      ),
    [reasons, safe],
  )
  return <ConsequenceStrip {...rest} owners={owners} reasons={own} />
}
