'use client'

import type { ReviewAcknowledgement } from '@strongroom/react-hooks/review'
import type { Reason, RecipientRisk } from '@strongroom/safe-protocol/risks'
import { AddressGroups } from '../address/AddressGroups.tsx'
import { Checkbox } from '../field/Checkbox.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { cleanText } from '../text/cleanText.ts'
import { defaultRiskLabels, describeRisk } from './describeRisk.ts'
import { toneOf } from './FindingList.tsx'
import type { RecipientListLabels } from './recipientListLabels.tsx'

export interface RecipientFindingProps {
  reason: Reason<RecipientRisk>
  acknowledgement: ReviewAcknowledgement
  texts: RecipientListLabels
}

/** What speaks against a recipient, and the box to accept exactly that. */
export function RecipientFinding({
  reason,
  acknowledgement,
  texts,
}: RecipientFindingProps) {
  const risks = useLabels('risks', defaultRiskLabels)
  const { finding, decision, id } = reason
  const { text } = describeRisk(reason as never, risks)
  const compare = comparedWith(finding)
  return (
    <Notice tone={toneOf(decision)} title={text}>
      {compare && (
        <dl className="sr-recipient-compare">
          <dt>{texts.inThis}</dt>
          <dd>
            <AddressGroups address={finding.address} compareWith={compare} />
          </dd>
          <dt>
            {finding.kind === 'recipient-name-changed'
              ? texts.now
              : texts.imitated(nameOf(finding))}
          </dt>
          <dd>
            <AddressGroups address={compare} />
          </dd>
        </dl>
      )}
      {decision === 'acknowledge' && acknowledgement.isNeeded && (
        <Checkbox
          label={texts.confirm(finding)}
          checked={acknowledgement.accepted.has(id)}
          onCheckedChange={(isGiven) => acknowledgement.set(isGiven, [id])}
        />
      )}
    </Notice>
  )
}

/** The address that the recipient could be taken for. */
const comparedWith = (finding: RecipientRisk) =>
  finding.kind === 'recipient-look-alike'
    ? finding.imitated
    : finding.kind === 'recipient-name-changed'
      ? finding.current
      : undefined

const nameOf = (finding: RecipientRisk) =>
  'name' in finding && finding.name
    ? cleanText(finding.name, 64).text
    : undefined
