/** Texts of `BlockedPopupDialog`. */
export interface BlockedPopupLabels {
  title: (wallet: string) => string
  text: string
  open: string
  cancel: string
}

export const defaultBlockedPopupLabels: BlockedPopupLabels = {
  title: (wallet) => `Open ${wallet}`,
  text: 'The browser blocked the wallet’s window, because no click led to it. Open it with the button; what you started goes on there.',
  open: 'Open the window',
  cancel: 'Cancel',
}
