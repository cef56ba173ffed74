import type { MessageVerification } from '@strongroom/react-hooks'
import type { TimelineEntry } from '../timeline/SignatureTimeline.tsx'
import {
  defaultMessageTimelineLabels,
  type MessageTimelineLabels,
} from './messageDetailsLabels.tsx'

export interface MessageTimelineOptions {
  /** The safe as the gateway has it: heard only while the chain was not. */
  owners: readonly string[]
  threshold: number
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** The account that is asked for its signature. */
  asked?: string | undefined
  labels?: MessageTimelineLabels | undefined
}

/**
 * Who signed a message, whether it is true, and who is still missing, for a
 * `SignatureTimeline`.
 */
export function messageTimelineEntries(
  verification: Pick<
    MessageVerification,
    'confirmations' | 'chain' | 'signatures' | 'accepted'
  >,
  {
    owners,
    threshold,
    names = {},
    asked,
    labels: texts = defaultMessageTimelineLabels,
  }: MessageTimelineOptions,
): TimelineEntry[] {
  const { confirmations, chain, signatures, accepted } = verification
  const signed = new Set(confirmations.map(({ owner }) => owner.toLowerCase()))
  const missing = (chain?.threshold ?? threshold) - signatures.length
  const entries: TimelineEntry[] = confirmations.map(
    ({ owner, kind, valid }, index) => ({
      // A hostile gateway can name one signer twice.
      id: `signed ${index}`,
      title: texts.signed,
      address: owner,
      state: valid ? 'done' : 'failed',
      verification: valid ? 'verified' : 'invalid',
      ...(kind === 'unknown' ? {} : { signature: kind }),
    }),
  )
  if (missing > 0) {
    entries.push({
      id: 'missing',
      title: texts.missing(missing),
      state: 'pending',
    })
    for (const owner of chain?.owners ?? owners)
      if (!signed.has(owner.toLowerCase()))
        entries.push({
          id: `missing ${owner}`,
          ...(asked?.toLowerCase() === owner.toLowerCase()
            ? { title: texts.yourTurn, isYours: true }
            : { title: texts.notSigned }),
          state: 'pending',
          address: owner,
        })
  } else if (accepted)
    entries.push({ id: 'accepted', title: texts.accepted, state: 'done' })
  return entries.map((entry) => ({
    ...entry,
    name: entry.address && names[entry.address.toLowerCase()],
  }))
}
