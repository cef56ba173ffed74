'use client'

import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import type { ReactNode } from 'react'
import { Card } from '../card/Card.tsx'
import { Checkbox } from '../field/Checkbox.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { type ChecksLabels, defaultChecksLabels } from './checksLabels.ts'
import { isOfRecipient } from './isOfRecipient.ts'
import { LazyRiskList } from './LazyRiskList.tsx'
import type { TrustedReview } from './trustOf.ts'

export interface ChecksProps {
  review: TrustedReview
  /** Ends the card: the line of trust. */
  children: ReactNode
}

/** What the policy says, finding by finding, and the box for the worst ones. */
export function Checks({ review, children }: ChecksProps) {
  const texts = useLabels('checks', defaultChecksLabels)
  const { verdict, verification, acknowledgement } = review
  const boxed = (verdict?.reasons ?? []).flatMap(({ decision, finding, id }) =>
    decision === 'acknowledge' && !isOfRecipient(finding.kind) ? [id] : [],
  )
  return (
    <Card
      flush
      className="sr-checks"
      title={texts.title}
      actions={
        <span className="sr-card-description">
          {verification?.status === 'mismatch'
            ? texts.refused
            : sayVerdict(review, texts)}
        </span>
      }
    >
      {/* The refusals stand at the head of the page. */}
      <LazyRiskList reasons={(verdict?.reasons ?? []).filter(isNoRefusal)}>
        {acknowledgement.isNeeded &&
          (boxed.length > 0 || acknowledgement.isOutdated) && (
            <div className="sr-checks-box">
              {acknowledgement.isOutdated && (
                <Notice tone="warning" role="alert" title={texts.outdated} />
              )}
              {/* The others have their boxes in the rows of the recipients. */}
              {boxed.length > 0 && (
                <Checkbox
                  label={texts.acknowledge}
                  checked={boxed.every((id) =>
                    acknowledgement.accepted.has(id),
                  )}
                  onCheckedChange={(isGiven) =>
                    acknowledgement.set(isGiven, boxed)
                  }
                />
              )}
            </div>
          )}
      </LazyRiskList>
      {children}
    </Card>
  )
}

type Reason = NonNullable<
  UseTransactionReviewResult['verdict']
>['reasons'][number]

const isNoRefusal = ({ decision }: Reason): boolean => decision !== 'refuse'

function sayVerdict(
  { verdict, acknowledgement }: TrustedReview,
  texts: ChecksLabels,
): string {
  if (!verdict) return texts.checking
  const { decision, reasons } = verdict
  if (decision === 'refuse') return texts.refused
  const count = reasons.filter((one) => one.decision === decision).length
  if (decision === 'warn') return texts.warnings(count)
  if (decision !== 'acknowledge') return texts.none
  return acknowledgement.isGiven
    ? texts.confirmed(count)
    : texts.toConfirm(count)
}
