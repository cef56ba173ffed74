import type {
  MultisigExecutionDetails,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import type { Verification } from '@strongroom/react-hooks'
import type { TimelineEntry } from '@strongroom/ui-kit'
import { confirmedBy } from './confirmedBy.ts'

/** The life of a transaction so far, and what is still to come. */
export function timelineEntries(
  details: TransactionDetails,
  execution: MultisigExecutionDetails,
  verification: Verification | undefined,
): TimelineEntry[] {
  const { confirmations, proposer, proposedByDelegate } = execution
  const entries: TimelineEntry[] = [
    {
      id: 'created',
      title: proposedByDelegate ? 'Proposed by a delegate' : 'Created',
      address: (proposedByDelegate ?? proposer)?.value,
      timestamp: execution.submittedAt,
    },
  ]
  for (const { signer, submittedAt } of confirmations) {
    const checked = verification?.confirmations.find(
      ({ owner }) => owner.toLowerCase() === signer.value.toLowerCase(),
    )
    entries.push({
      id: `confirmed ${signer.value}`,
      title: 'Confirmed',
      address: signer.value,
      timestamp: submittedAt,
      ...(checked && checked.kind !== 'unknown'
        ? { signature: checked.kind }
        : {}),
      verification:
        checked === undefined
          ? 'unchecked'
          : checked.valid
            ? 'verified'
            : 'invalid',
      state: checked?.valid === false ? 'failed' : 'done',
    })
  }
  if (details.txStatus.startsWith('AWAITING'))
    entries.push(...missing(execution, verification))
  if (details.executedAt)
    entries.push({
      id: 'executed',
      title: details.txStatus === 'FAILED' ? 'Executed and failed' : 'Executed',
      state: details.txStatus === 'FAILED' ? 'failed' : 'done',
      address: execution.executor?.value,
      timestamp: details.executedAt,
    })
  return entries
}

function missing(
  execution: MultisigExecutionDetails,
  verification: Verification | undefined,
): TimelineEntry[] {
  const { signed, owners, required } = confirmedBy(execution, verification)
  const left = required - signed.size
  if (left <= 0)
    return [
      { id: 'ready', title: 'Can be executed by anyone', state: 'pending' },
    ]
  return [
    {
      id: 'missing',
      title: `${left} more ${left === 1 ? 'confirmation' : 'confirmations'} needed, from any of`,
      state: 'pending',
    },
    ...owners
      .filter((owner) => !signed.has(owner.toLowerCase()))
      .map(
        (owner): TimelineEntry => ({
          id: `missing ${owner}`,
          title: 'Not confirmed yet',
          state: 'pending',
          address: owner,
        }),
      ),
  ]
}
