export interface ConnectDialogLabels {
  title: string
  description: string
  close: string
  none: string
  noneHint: string
  getWallet: string
  install: string
  connecting: (wallet: string) => string
  connectingHint: string
  rejected: string
  rejectedHint: (wallet: string) => string
  blocked: string
  blockedHint: (wallet: string) => string
  openWindow: string
  failed: string
  failedHint: (wallet: string) => string
  retry: string
  back: string
  cancel: string
  details: string
}

export const defaultConnectLabels: ConnectDialogLabels = {
  title: 'Connect a wallet',
  description:
    'Your wallet signs as an owner. Connecting shares your address and nothing else.',
  close: 'Close',
  none: 'No wallet found in this browser',
  noneHint:
    'Install a browser wallet and reload this page, or open this page in the browser of a mobile wallet.',
  getWallet: 'Find a wallet',
  install: 'Install',
  connecting: (wallet) => `Waiting for ${wallet}`,
  connectingHint:
    'Approve the connection in your wallet. Its window may be behind this one.',
  rejected: 'Request declined',
  rejectedHint: (wallet) => `The connection was declined in ${wallet}.`,
  blocked: 'The browser blocked the window',
  blockedHint: (wallet) =>
    `${wallet} opens in a window of its own. Open it with the button, or allow windows for this site.`,
  openWindow: 'Open the window',
  failed: 'Connecting failed',
  failedHint: (wallet) =>
    `${wallet} did not connect. Unlock it, then try again.`,
  retry: 'Try again',
  back: 'Other wallets',
  cancel: 'Cancel',
  details: 'Details',
}
