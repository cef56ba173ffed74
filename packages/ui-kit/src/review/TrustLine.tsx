import { HashPanel, type HashRow } from '../hash-panel/HashPanel.tsx'
import { useLabels } from '../labels/useLabels.ts'
import {
  defaultTrustLineLabels,
  type TrustLineLabels,
} from './trustLineLabels.ts'
import { type TrustedReview, trustOf } from './trustOf.ts'

/** Props of `TrustLine`. */
export interface TrustLineProps {
  /** Result of `useTransactionReview` or of `useMessageReview` of react-hooks. */
  review: TrustedReview
  /** Result of `transactionHashRows` or `messageHashRows`. */
  rows: readonly HashRow[]
  /** The gateway has no record to compare. @default false */
  draft?: boolean | undefined
  labels?: Partial<TrustLineLabels> | undefined
}

/**
 * One line that says whether a review can be trusted, and unfolds to its hashes. It
 * is green only if every source agrees and the policy allows to sign now.
 */
export function TrustLine({
  review,
  rows,
  draft = false,
  labels,
}: TrustLineProps) {
  const texts = useLabels('trustLine', defaultTrustLineLabels, labels)
  if (rows.length === 0) return null
  return (
    <HashPanel
      rows={rows}
      trust={trustOf(review)}
      labels={{ equal: draft ? texts.verifiedDraft : texts.verified }}
    />
  )
}
