import type {
  UseVerifiedTransactionResult,
  Verification,
} from '@strongroom/react-hooks'
import type { ComponentProps } from 'react'
import { HashPanel, type HashRow } from '../hash-panel/HashPanel.tsx'
import type { HashPanelLabels } from '../hash-panel/hashPanelLabels.ts'
import { useLabels } from '../labels/useLabels.ts'
import { Stack } from '../stack/Stack.tsx'
import type { HashLabels } from './hashLabels.ts'
import {
  defaultVerifyPanelLabels,
  type VerifyPanelLabels,
} from './verifyPanelLabels.ts'

/** Props of `VerifyPanel`. */
export interface VerifyPanelProps
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** The result of `useVerifiedTransaction` or of `verifyTransaction` of react-hooks. */
  verification: Pick<
    Verification | UseVerifiedTransactionResult,
    'hashes' | 'sources' | 'status'
  >
  /** A draft: the gateway has no record to compare. @default false */
  draft?: boolean | undefined
  /** An owner may still sign it on a device. @default true */
  waiting?: boolean | undefined
  labels?: Partial<VerifyPanelLabels & HashPanelLabels> | undefined
}

/** The three hashes of a transaction, and who says the same. */
export function VerifyPanel({
  verification,
  draft = false,
  waiting = true,
  labels,
  ...rest
}: VerifyPanelProps) {
  const texts = useLabels('verifyPanel', defaultVerifyPanelLabels, labels)
  const rows = hashRows(verification, draft, texts)
  return (
    <Stack {...rest}>
      {rows.length > 0 && <HashPanel rows={rows} labels={labels} />}
      {waiting && verification.status === 'verified' && (
        <p className="sr-advice">{texts.device}</p>
      )}
    </Stack>
  )
}

/** The three hashes, and who says the same. */
function hashRows(
  { hashes, sources }: VerifyPanelProps['verification'],
  draft: boolean,
  labels: HashLabels,
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
        ...(draft
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
