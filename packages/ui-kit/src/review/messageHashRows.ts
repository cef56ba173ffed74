import type {
  MessageVerification,
  UseVerifiedMessageResult,
} from '@strongroom/react-hooks'
import type { HashRow } from '../hash-panel/HashPanel.tsx'
import {
  defaultMessageHashLabels,
  type MessageHashLabels,
} from './messageDetailsLabels.tsx'

/** The hashes of a message, and who says the same, for a `HashPanel`. */
export function messageHashRows(
  verification: Pick<
    MessageVerification | UseVerifiedMessageResult,
    'hashes' | 'digest' | 'sources' | 'status' | 'message'
  >,
  {
    labels: texts = defaultMessageHashLabels,
  }: { labels?: MessageHashLabels | undefined } = {},
): HashRow[] {
  const { hashes, digest, sources, status, message } = verification
  if (hashes === undefined || digest === undefined) return []
  const { domainHash, messageHash, safeMessageHash } = hashes
  const local = (value: string) => ({ label: texts.local, value, ok: true })
  return [
    {
      label: typeof message === 'string' ? texts.text : texts.typedData,
      hash: digest,
      sources: [local(digest)],
    },
    {
      label: texts.domain,
      hash: domainHash,
      sources: [
        local(domainHash),
        // Compared by the verification, which would not be verified otherwise.
        ...(status === 'verified'
          ? [{ label: texts.chain, value: domainHash, ok: true }]
          : []),
      ],
    },
    {
      label: texts.message,
      hash: messageHash,
      sources: [local(messageHash)],
      isOnDevice: true,
    },
    {
      label: texts.safeMessage,
      hash: safeMessageHash,
      sources: [
        local(safeMessageHash),
        ...(sources.gateway === undefined
          ? []
          : [
              {
                label: texts.gateway,
                value: sources.gateway,
                ok: sources.gateway === safeMessageHash,
              },
            ]),
        {
          label: texts.chain,
          value: sources.chain,
          ok:
            sources.chain === undefined
              ? undefined
              : sources.chain === safeMessageHash,
        },
      ],
    },
  ]
}
