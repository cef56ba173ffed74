import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { mergeLabels } from '../internal/mergeLabels.ts'
import { cleanText } from '../text/cleanText.ts'

export interface BlockedPopupLabels {
  title: (wallet: string) => string
  text: string
  open: string
  cancel: string
}

const defaultLabels: BlockedPopupLabels = {
  title: (wallet) => `Open ${wallet}`,
  text: 'The browser blocked the wallet’s window, because no click led to it. Open it with the button; what you started goes on there.',
  open: 'Open the window',
  cancel: 'Cancel',
}

export interface BlockedPopupDialogProps {
  /** Name of the wallet whose window was blocked. */
  wallet: string
  /** Opens the window. Called inside the click, as browsers require. */
  onOpen: () => void
  /** Gives up the request. */
  onCancel: () => void
  /** Replaces texts, one by one or all together. */
  labels?: Partial<BlockedPopupLabels> | undefined
}

/** Asks for the click that a popup wallet's window needs. */
export function BlockedPopupDialog({
  wallet,
  onOpen,
  onCancel,
  labels,
}: BlockedPopupDialogProps) {
  const texts = mergeLabels(defaultLabels, labels)
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
