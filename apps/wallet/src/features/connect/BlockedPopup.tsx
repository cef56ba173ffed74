import { BlockedPopupDialog } from '@strongroom/ui-kit'
import type { BlockedPopup as Blocked } from '../../core/BlockedPopups.ts'
import { popupWallet } from './popupWallet.ts'

/** Requests the click that the popup wallet's window needs. */
export function BlockedPopup({ blocked }: { blocked: Blocked }) {
  return (
    <BlockedPopupDialog
      wallet={popupWallet.name}
      onOpen={blocked.open}
      onCancel={blocked.cancel}
    />
  )
}
