import type { Verification } from '@strongroom/react-hooks'
import type { HashRow } from '../hash-panel/HashPanel.tsx'
import { defaultHashLabels, type HashLabels } from './hashLabels.ts'

export interface TransactionHashRowsOptions {
  /** Nobody has proposed it yet, so the gateway has nothing to say. @default false */
  isDraft?: boolean | undefined
  labels?: HashLabels | undefined
}

/** The three hashes of a transaction, and who says the same, for a `HashPanel`. */
export function transactionHashRows(
  { hashes, sources }: Pick<Verification, 'hashes' | 'sources'>,
  {
    isDraft = false,
    labels = defaultHashLabels,
  }: TransactionHashRowsOptions = {},
): HashRow[] {
  if (hashes === undefined) return []
  const { domainHash, messageHash, safeTxHash } = hashes
  const local = (value: string) => ({ label: labels.local, value, ok: true })
  return [
    { label: labels.domain, hash: domainHash, sources: [local(domainHash)] },
    { label: labels.message, hash: messageHash, sources: [local(messageHash)] },
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
