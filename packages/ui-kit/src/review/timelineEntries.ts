import type {
  MultisigExecutionDetails,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import type { ExecutionRecord, Verification } from '@strongroom/react-hooks'
import type { TimelineEntry } from '../timeline/SignatureTimeline.tsx'
import { defaultTimelineLabels, type TimelineLabels } from './timelineLabels.ts'

export interface TimelineOptions {
  /** Which confirmations are real; without it none is marked as verified. */
  verification?:
    | Pick<Verification, 'chain' | 'confirmations' | 'proven'>
    | undefined
  /** Chain transaction of the execution; its time and sender count. */
  executed?: ExecutionRecord | undefined
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** The account that is asked for its confirmation. */
  asked?: string | undefined
  labels?: TimelineLabels | undefined
}

/**
 * The life of a transaction so far, and what is still to come, for a
 * `SignatureTimeline`.
 *
 * Proven are a confirmation whose signature over the recomputed hash is the owner's,
 * and the execution by the safe's own event; its time and sender by the chain
 * transaction. Who created it is a claim of the gateway, even if that account has
 * signed: a signature does not say who was first. So are all other times.
 */
export function timelineEntries(
  details: Pick<
    TransactionDetails,
    'detailedExecutionInfo' | 'executedAt' | 'txStatus'
  >,
  {
    verification,
    executed: chain,
    names = {},
    asked,
    labels: texts = defaultTimelineLabels,
  }: TimelineOptions = {},
): TimelineEntry[] {
  const { detailedExecutionInfo: execution, executedAt, txStatus } = details
  const entries: TimelineEntry[] =
    execution?.type === 'MULTISIG'
      ? multisigEntries(txStatus, execution, verification, texts)
      : []
  const word = verification?.proven?.word
  const found = chain?.status === 'found' ? chain : undefined
  const isEnded = word === 'executed' || word === 'failed'
  // Before the chain's record is there, the gateway alone says when and by whom.
  if (found || isEnded || (executedAt && !word)) {
    const failed = found
      ? !found.succeeded
      : (word ?? txStatus).toLowerCase() === 'failed'
    const module = execution?.type === 'MODULE'
    const note = word ? texts.claimedTime : texts.claimed
    entries.push({
      id: 'executed',
      title: failed ? texts.failed : module ? texts.byModule : texts.executed,
      state: failed ? 'failed' : word || found ? 'done' : 'claimed',
      ...(verification && !found ? { note } : {}),
      address:
        found?.sender ??
        (module ? execution.address.value : execution?.executor?.value),
      timestamp: found?.timestamp ?? executedAt,
    })
  }
  return entries.map((entry) => ({
    ...entry,
    name: entry.address && names[entry.address.toLowerCase()],
    ...(entry.state === 'pending' &&
    asked !== undefined &&
    entry.address?.toLowerCase() === asked.toLowerCase()
      ? { title: texts.yourTurn, isYours: true }
      : {}),
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
  const owners = verification?.chain?.owners.map((one) => one.toLowerCase())
  // Owners may change after an execution.
  const isStranger = (address: string) =>
    isOpen(txStatus, verification) &&
    owners !== undefined &&
    !owners.includes(address.toLowerCase())
  return [
    {
      id: 'created',
      title: proposedByDelegate ? texts.createdByDelegate : texts.created,
      address: creator,
      timestamp: execution.submittedAt,
      // A signature proves the confirmation, but not who proposed.
      state: 'claimed',
      ...(verification ? { note: texts.claimed } : {}),
    },
    ...confirmations.map(({ signer, submittedAt }, index): TimelineEntry => {
      const found = checked.get(signer.value.toLowerCase())
      const isForeign = isStranger(signer.value)
      const isValid = found?.valid === true && !isForeign
      return {
        // A hostile gateway can name one signer twice.
        id: `confirmed ${index}`,
        title: texts.confirmed,
        address: signer.value,
        timestamp: submittedAt,
        ...(found && found.kind !== 'unknown' ? { signature: found.kind } : {}),
        verification: found ? (isValid ? 'verified' : 'invalid') : 'unchecked',
        state: !found ? 'claimed' : isValid ? 'done' : 'failed',
        ...(isForeign ? { note: texts.noOwner } : {}),
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
