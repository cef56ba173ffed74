import {
  type ConnectionManager,
  type ConnectorChain,
  createConnectionManager,
  type DeferredConnector,
  discoverInjected,
  includeWindowWallets,
} from '@strongroom/connectors'
import type { WalletConfig } from '../config/parseConfig.ts'
import type { BlockedPopups } from '../core/BlockedPopups.ts'
import { createPhoneWallet } from '../features/connect/createPhoneWallet.ts'
import { createPopupWallet } from '../features/connect/createPopupWallet.ts'

export interface Wallets {
  manager: ConnectionManager
  /** The popup wallet, where the deployment names one. */
  popupWallet: DeferredConnector | undefined
}

/** The manager of the wallets that this deployment offers. Loaded on demand. */
export function openManager(
  config: WalletConfig,
  options: {
    urlFor: (chainId: string) => string | undefined
    blocked: BlockedPopups
    chains: () => readonly ConnectorChain[]
  },
): Wallets {
  const { urlFor, blocked, chains } = options
  const { waypoint, walletConnectProjectId: projectId } = config
  const { walletConnectRelayUrl: relayUrl } = config
  const popupWallet = waypoint && createPopupWallet(waypoint, urlFor, blocked)
  const manager = createConnectionManager({
    connectors: [
      ...(popupWallet === undefined ? [] : [popupWallet]),
      ...(projectId
        ? [createPhoneWallet({ projectId, relayUrl, chains })]
        : []),
    ],
    // The browsers of mobile wallets inject a provider without announcing it.
    discover: () => includeWindowWallets(discoverInjected()),
    chains: chains(),
    // The gateway lists the networks; the wallet asks for no others.
    isSupported: () => true,
  })
  return { manager, popupWallet }
}
