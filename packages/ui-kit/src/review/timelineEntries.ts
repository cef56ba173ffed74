import type {
  MultisigExecutionDetails,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import type { Verification } from '@strongroom/react-hooks'
import type { TimelineEntry } from '../timeline/SignatureTimeline.tsx'
import { defaultTimelineLabels, type TimelineLabels } from './timelineLabels.ts'

export interface TimelineOptions {
  /** Which confirmations are real; without it none is marked as verified. */
  verification?:
    | Pick<Verification, 'chain' | 'confirmations' | 'proven'>
    | undefined
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  labels?: TimelineLabels | undefined
}

/**
 * The life of a transaction so far, and what is still to come, for a
 * `SignatureTimeline`. Only confirmations that were verified count.
 */
export function timelineEntries(
  details: Pick<
    TransactionDetails,
    'detailedExecutionInfo' | 'executedAt' | 'txStatus'
  >,
  {
    verification,
    names = {},
    labels: texts = defaultTimelineLabels,
  }: TimelineOptions = {},
): TimelineEntry[] {
  const { detailedExecutionInfo: execution, executedAt, txStatus } = details
  const entries: TimelineEntry[] =
    execution?.type === 'MULTISIG'
      ? multisigEntries(txStatus, execution, verification, texts)
      : []
  const word = verification?.proven?.word
  // The gateway alone says when; the chain says whether.
  if (executedAt && (!word || word === 'executed' || word === 'failed')) {
    const failed = (word ?? txStatus).toLowerCase() === 'failed'
    const module = execution?.type === 'MODULE'
    entries.push({
      id: 'executed',
      title: failed ? texts.failed : module ? texts.byModule : texts.executed,
      state: failed ? 'failed' : word ? 'done' : 'claimed',
      ...(verification && !word ? { note: texts.claimed } : {}),
      address: module ? execution.address.value : execution?.executor?.value,
      timestamp: executedAt,
    })
  }
  return entries.map((entry) => ({
    ...entry,
    name: entry.address && names[entry.address.toLowerCase()],
  }))
}

function multisigEntries(
  txStatus: string,
  execution: MultisigExecutionDetails,
  verification: TimelineOptions['verification'],
  texts: TimelineLabels,
): TimelineEntry[] {
  const { confirmations, proposer, proposedByDelegate } = execution
  const checked = new Map(
    verification?.confirmations.map((one) => [one.owner.toLowerCase(), one]),
  )
  const creator = (proposedByDelegate ?? proposer)?.value
  // An owner's valid signature proves that the owner supports it.
  const isSigned = checked.get(creator?.toLowerCase() ?? '')?.valid === true
  return [
    {
      id: 'created',
      title: proposedByDelegate ? texts.createdByDelegate : texts.created,
      address: creator,
      timestamp: execution.submittedAt,
      state: isSigned ? 'done' : 'claimed',
      ...(verification && !isSigned ? { note: texts.claimed } : {}),
    },
    ...confirmations.map(({ signer, submittedAt }, index): TimelineEntry => {
      const found = checked.get(signer.value.toLowerCase())
      return {
        // A hostile gateway can name one signer twice.
        id: `confirmed ${index}`,
        title: texts.confirmed,
        address: signer.value,
        timestamp: submittedAt,
        ...(found && found.kind !== 'unknown' ? { signature: found.kind } : {}),
        verification: found
          ? found.valid
            ? 'verified'
            : 'invalid'
          : 'unchecked',
        state: !found ? 'claimed' : found.valid ? 'done' : 'failed',
      }
    }),
    ...(isOpen(txStatus, verification)
      ? missing(execution, verification, texts)
      : []),
  ]
}

function isOpen(
  txStatus: string,
  verification: TimelineOptions['verification'],
): boolean {
  const { word } = verification?.proven ?? {}
  return word
    ? word === 'confirmations' || word === 'turn' || word === 'ready'
    : txStatus.startsWith('AWAITING')
}

/**
 * Who is missing by the valid confirmations of owners. Owners and threshold are
 * the chain's; the gateway's are used only before the chain has answered.
 */
function missing(
  execution: MultisigExecutionDetails,
  verification: TimelineOptions['verification'],
  texts: TimelineLabels,
): TimelineEntry[] {
  const {
    owners = execution.signers.map(({ value }) => value),
    threshold = execution.confirmationsRequired,
  } = verification?.chain ?? {}
  const known = new Set(owners.map((owner) => owner.toLowerCase()))
  const signed = new Set(
    (verification?.confirmations ?? [])
      .filter(({ valid }) => valid)
      .map(({ owner }) => owner.toLowerCase())
      .filter((owner) => known.has(owner)),
  )
  const left = threshold - signed.size
  if (left <= 0) return [{ id: 'ready', title: texts.ready, state: 'pending' }]
  return [
    { id: 'missing', title: texts.missing(left), state: 'pending' },
    ...owners
      .filter((owner) => !signed.has(owner.toLowerCase()))
      .map(
        (owner): TimelineEntry => ({
          id: `missing ${owner}`,
          title: texts.notConfirmed,
          state: 'pending',
          address: owner,
        }),
      ),
  ]
}
