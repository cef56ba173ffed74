import type {
  UseVerifiedTransactionResult,
  Verification,
} from '@strongroom/react-hooks'
import type { HashRow } from '../hash-panel/HashPanel.tsx'
import { defaultHashLabels, type HashLabels } from './hashLabels.ts'

/** What the hashes of a transaction are taken for. */
export interface TransactionHashOptions {
  /** A draft: the gateway has no record to compare. @default false */
  isDraft?: boolean | undefined
  /** An owner may still sign it on a device. @default true */
  waits?: boolean | undefined
  labels?: HashLabels | undefined
}

/** The three hashes of a transaction, and who says the same, for a `HashPanel`. */
export function transactionHashRows(
  {
    hashes,
    sources,
  }: Pick<Verification | UseVerifiedTransactionResult, 'hashes' | 'sources'>,
  {
    isDraft = false,
    waits = true,
    labels = defaultHashLabels,
  }: TransactionHashOptions = {},
): HashRow[] {
  if (hashes === undefined) return []
  const { domainHash, messageHash, safeTxHash } = hashes
  const local = (value: string) => ({ label: labels.local, value, ok: true })
  return [
    {
      label: labels.message,
      hash: messageHash,
      sources: [local(messageHash)],
      isOnDevice: waits,
    },
    { label: labels.domain, hash: domainHash, sources: [local(domainHash)] },
    {
      label: labels.transaction,
      hash: safeTxHash,
      sources: [
        local(safeTxHash),
        ...(isDraft
          ? []
          : [
              {
                label: labels.gateway,
                value: sources.gateway,
                ok: sources.gateway === safeTxHash,
              },
            ]),
        {
          label: labels.chain,
          value: sources.chain,
          ok: sources.chain ? sources.chain === safeTxHash : undefined,
        },
      ],
    },
  ]
}
