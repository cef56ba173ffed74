import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { cleanText } from '../text/cleanText.ts'
import {
  type BlockedPopupLabels,
  defaultBlockedPopupLabels,
} from './blockedPopupLabels.ts'

/** Props of `BlockedPopupDialog`. */
export interface BlockedPopupDialogProps {
  /** Name of the wallet whose window was blocked. */
  wallet: string
  /** Opens the window. Called inside the click, as browsers require. */
  onOpen: () => void
  /** Cancels the request. */
  onCancel: () => void
  /** Replaces texts, one by one or all together. */
  labels?: Partial<BlockedPopupLabels> | undefined
}

/** Requests the click that a popup wallet's window needs. */
export function BlockedPopupDialog({
  wallet,
  onOpen,
  onCancel,
  labels,
}: BlockedPopupDialogProps) {
  const texts = useLabels(
    'blockedPopupDialog',
    defaultBlockedPopupLabels,
    labels,
  )
  return (
    <Dialog
      open
      onClose={onCancel}
      size="small"
      title={texts.title(cleanText(wallet, 40).text)}
      description={texts.text}
      labels={{ close: texts.cancel }}
    >
      <div className="sr-connect-progress-actions">
        <Button variant="primary" block onClick={onOpen}>
          {texts.open}
        </Button>
        <Button block onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
