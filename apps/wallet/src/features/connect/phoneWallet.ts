import type { ConnectorChain } from '@strongroom/connectors'

/** Entry of the wallets on phones in the list of wallets. */
export const phoneWallet = {
  id: 'RONIN_WC',
  name: 'WalletConnect',
  isRonin: false,
} as const

export interface PhoneWalletOptions {
  /** The deployment's own id at WalletConnect. */
  projectId: string
  /** WalletConnect's own without one. */
  relayUrl: string | undefined
  /** Networks for a wallet's connection, as known at the time of the call. */
  chains: () => readonly ConnectorChain[]
}
