import type {
  MessageVerification,
  UseVerifiedMessageResult,
} from '@strongroom/react-hooks'
import type { HashRow } from '../hash-panel/HashPanel.tsx'

/** Names of a message's hashes and of those who say them. */
export interface MessageHashLabels {
  text: string
  typedData: string
  domain: string
  message: string
  safeMessage: string
  local: string
  gateway: string
  chain: string
}

export const defaultMessageHashLabels: MessageHashLabels = {
  text: 'Hash of the text',
  typedData: 'Hash of the typed data',
  domain: 'Domain hash',
  message: 'Message hash',
  safeMessage: 'Safe message hash',
  local: 'Computed here from the message shown',
  gateway: 'Declared by the gateway',
  chain: 'Safe contract on your RPC',
}

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
    { label: texts.message, hash: messageHash, sources: [local(messageHash)] },
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
