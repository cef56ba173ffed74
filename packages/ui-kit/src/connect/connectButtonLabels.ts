/** The texts of a `ConnectButton`. */
export interface ConnectButtonLabels {
  connect: string
  /** While the page looks for the wallet that it was connected to. */
  reconnecting: string
  switchFailed: string
  switchFailedHint: (chain: string) => string
  retry: string
}

export const defaultConnectButtonLabels: ConnectButtonLabels = {
  connect: 'Connect wallet',
  reconnecting: 'Connecting…',
  switchFailed: 'The network was not changed',
  switchFailedHint: (chain) =>
    `Your wallet did not switch to ${chain}. Try again, or choose the network in the wallet.`,
  retry: 'Try again',
}
