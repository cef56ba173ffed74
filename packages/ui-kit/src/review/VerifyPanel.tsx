import type {
  UseVerifiedTransactionResult,
  Verification,
} from '@strongroom/react-hooks'
import type { ComponentProps } from 'react'
import { HashPanel } from '../hash-panel/HashPanel.tsx'
import type { HashPanelLabels } from '../hash-panel/hashPanelLabels.ts'
import { useLabels } from '../labels/useLabels.ts'
import { Stack } from '../stack/Stack.tsx'
import { transactionHashRows } from './transactionHashRows.ts'
import {
  defaultVerifyPanelLabels,
  type VerifyPanelLabels,
} from './verifyPanelLabels.ts'

export interface VerifyPanelProps
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** The result of `useVerifiedTransaction` or of `verifyTransaction` of react-hooks. */
  verification: Pick<
    Verification | UseVerifiedTransactionResult,
    'hashes' | 'sources' | 'status'
  >
  /** Nobody has proposed it yet: the gateway is not asked. @default false */
  isDraft?: boolean | undefined
  /** Somebody may still sign it on a device. @default true */
  isWaiting?: boolean | undefined
  labels?: Partial<VerifyPanelLabels & HashPanelLabels> | undefined
}

/** The three hashes of a transaction, and who says the same. */
export function VerifyPanel({
  verification,
  isDraft = false,
  isWaiting = true,
  labels,
  ...rest
}: VerifyPanelProps) {
  const texts = useLabels('verifyPanel', defaultVerifyPanelLabels, labels)
  const rows = transactionHashRows(verification, { isDraft, labels: texts })
  return (
    <Stack {...rest}>
      {rows.length > 0 && <HashPanel rows={rows} labels={labels} />}
      {isWaiting && verification.status === 'verified' && (
        <p className="sr-advice">{texts.device}</p>
      )}
    </Stack>
  )
}
