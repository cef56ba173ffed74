/** The texts of a `ConnectDialog`. Wallets and chains come cleaned. */
export interface ConnectDialogLabels {
  title: string
  description: string
  close: string
  recent: string
  installed: string
  other: string
  none: string
  noneHint: string
  getWallet: string
  install: string
  /** Read aloud after `install`: which wallet, and that a tab opens. */
  installTab: (wallet: string) => string
  /** Opens this page in the browser of a wallet, on a phone. */
  openHere: string
  /** Read aloud after `openHere`: which wallet. */
  openHereTab: (wallet: string) => string
  noWallet: string
  getTitle: string
  getHint: string
  connecting: (wallet: string) => string
  connectingHint: string
  slowHint: (wallet: string) => string
  pairing: string
  pairingHint: string
  /** On a phone, where a link opens the wallet. */
  pairingHere: string
  pairingHereHint: string
  pairingPending: string
  pairingUntil: (time: string) => string
  pairingCode: (wallet: string) => string
  copyCode: string
  openApp: (app: string) => string
  rejected: string
  rejectedHint: (wallet: string) => string
  pending: string
  pendingHint: (wallet: string) => string
  blocked: string
  blockedHint: (wallet: string) => string
  openWindow: string
  chain: string
  chainHint: (wallet: string, chain: string | undefined) => string
  /** For a wallet on a phone. */
  pairingChainHint: (wallet: string, chain: string | undefined) => string
  switchChain: (chain: string | undefined) => string
  missing: (wallet: string) => string
  missingHint: (wallet: string) => string
  expired: string
  expiredHint: (wallet: string) => string
  unreachable: (wallet: string) => string
  unreachableHint: (wallet: string) => string
  newCode: string
  failed: string
  failedHint: (wallet: string) => string
  /** For a wallet on a phone. */
  pairingFailedHint: (wallet: string) => string
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
  recent: 'Recent',
  installed: 'In this browser',
  other: 'Other wallets',
  none: 'No wallet found in this browser',
  noneHint:
    'Install a browser wallet and reload this page, or open this page in the browser of a mobile wallet.',
  getWallet: 'Find a wallet',
  install: 'Install',
  installTab: (wallet) => `${wallet} (opens in a new tab)`,
  openHere: 'Open here',
  openHereTab: (wallet) => `${wallet} opens this page in its own browser`,
  noWallet: 'Get a wallet',
  getTitle: 'Get a wallet',
  getHint:
    'A wallet is an extension or app that keeps your key. It shows what you sign and asks you each time. Write its recovery words on paper: anyone with them has your account. Install one, then reload this page.',
  connecting: (wallet) => `Waiting for ${wallet}`,
  connectingHint:
    'Approve the connection in your wallet. Its window may be behind this one.',
  slowHint: (wallet) =>
    `${wallet} has not answered yet. Open it and look for a request, or ask again.`,
  pairing: 'Scan the code',
  pairingHint: 'Scan it with the wallet on your phone, and approve there.',
  pairingHere: 'Open your wallet',
  pairingHereHint:
    'Open the wallet on this phone and approve there, or scan the code with another phone.',
  pairingPending: 'Making a code…',
  pairingUntil: (time) => `Good until ${time}.`,
  pairingCode: (wallet) => `Code to connect ${wallet}`,
  copyCode: 'Copy the code',
  openApp: (app) => `Open ${app}`,
  rejected: 'Request declined',
  rejectedHint: (wallet) => `The connection was declined in ${wallet}.`,
  pending: 'A request is already open',
  pendingHint: (wallet) =>
    `${wallet} waits for your answer to an earlier request. Open it, answer there, then try again.`,
  blocked: 'The browser blocked the window',
  blockedHint: (wallet) =>
    `${wallet} opens in a window of its own. Open it with the button, or allow windows for this site.`,
  openWindow: 'Open the window',
  chain: 'Wrong network',
  chainHint: (wallet, chain) =>
    `${wallet} is not on ${chain ?? 'the network that is needed'}. Switch with the button, or in the wallet itself.`,
  pairingChainHint: (_, chain) =>
    `The wallet on your phone is not on ${chain ?? 'the network that is needed'}. Add or choose the network there, then scan a new code.`,
  switchChain: (chain) => (chain ? `Switch to ${chain}` : 'Switch network'),
  missing: (wallet) => `${wallet} was not found`,
  missingHint: (wallet) =>
    `Install ${wallet} or turn it on in this browser, then reload this page.`,
  expired: 'No answer in time',
  expiredHint: (wallet) =>
    `${wallet} did not answer before the request expired. Ask again when it is at hand.`,
  unreachable: (wallet) => `${wallet} cannot be reached`,
  unreachableHint: (wallet) =>
    `The server that connects ${wallet} did not answer. Check your internet connection, then try again.`,
  newCode: 'Show a new code',
  failed: 'Connecting failed',
  failedHint: (wallet) =>
    `${wallet} did not connect. Unlock it, then try again.`,
  pairingFailedHint: (wallet) =>
    `${wallet} did not connect. Try again, and scan the new code.`,
  retry: 'Try again',
  back: 'Other wallets',
  cancel: 'Cancel',
  details: 'Details',
}
