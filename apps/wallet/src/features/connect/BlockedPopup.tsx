import { BlockedPopupDialog } from '@strongroom/ui-kit'
import type { BlockedPopup as Blocked } from '../../core/PopupWallet.ts'

/** Requests the click that the popup wallet's window needs. */
export function BlockedPopup({
  wallet,
  blocked,
}: {
  wallet: string
  blocked: Blocked
}) {
  return (
    <BlockedPopupDialog
      wallet={wallet}
      onOpen={blocked.open}
      onCancel={blocked.cancel}
    />
  )
}
