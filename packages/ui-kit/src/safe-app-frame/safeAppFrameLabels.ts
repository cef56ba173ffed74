/** Texts of `SafeAppFrame`. `origin` is `null` for a page without one. */
export interface SafeAppFrameLabels {
  /** Read aloud before the origin. */
  origin: string
  notEncrypted: string
  /** After the origin, until the page has spoken from it. */
  notConfirmed: string
  silentTitle: string
  silent: string
  reload: string
  loading: (name: string) => string
  slow: (name: string) => string
  failedTitle: (name: string) => string
  failed: string
  retry: string
  blockedTitle: string
  blocked: (origin: string | null) => string
  reopen: string
  refusedTitle: string
}

export const defaultSafeAppFrameLabels: SafeAppFrameLabels = {
  origin: 'Address of the app:',
  notEncrypted: 'Not encrypted',
  notConfirmed: 'Requested, not confirmed',
  silentTitle: 'This page has not connected to your safe',
  silent:
    'The app may be down, may refuse to open inside a wallet, or may have sent you to another site. Do not enter a password or recovery phrase here.',
  reload: 'Reload',
  loading: (name) => `Loading ${name}`,
  slow: (name) => `${name} takes longer than usual. You can wait or try again.`,
  failedTitle: (name) => `${name} did not load`,
  failed: 'The app may be down, or may not allow to be opened in a wallet.',
  retry: 'Try again',
  blockedTitle: 'The app has left its address',
  blocked: (origin) =>
    `You now see ${origin ?? 'a page without an address'}. It learns nothing from this wallet and can ask for nothing. Do not enter anything there.`,
  reopen: 'Open the app again',
  refusedTitle: 'This app can not be opened here',
}
