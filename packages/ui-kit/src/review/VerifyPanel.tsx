import type {
  UseVerifiedTransactionResult,
  Verification,
} from '@strongroom/react-hooks'
import type { ComponentProps } from 'react'
import { HashPanel, type HashPanelLabels } from '../hash-panel/HashPanel.tsx'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { Stack } from '../stack/Stack.tsx'
import { defaultHashLabels, type HashLabels } from './hashLabels.ts'
import { transactionHashRows } from './transactionHashRows.ts'

export interface VerifyPanelLabels extends HashLabels {
  /** Follows when everything is equal. */
  device: string
}

const defaultLabels: VerifyPanelLabels = {
  ...defaultHashLabels,
  device:
    'Your wallet or device should show the same message hash. Compare it before you confirm there.',
}

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
  const texts = mergeLabels(defaultLabels, labels)
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
