import type { ConnectorChain } from '@strongroom/connectors'

/** What the list of wallets says of those on phones. */
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
  /** Networks to ask a wallet for, as known when it is asked. */
  chains: () => readonly ConnectorChain[]
}
