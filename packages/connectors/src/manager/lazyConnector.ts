import type { ChainOptions } from '../chain/requireChain.ts'
import type { Connector, ConnectorEvents } from '../connector/Connector.ts'
import { createEmitter } from '../connector/createEmitter.ts'
import type { AnnouncedWallet } from '../discovery/AnnouncedWallet.ts'

/**
 * A connector whose code is fetched when its wallet announces itself: a page
 * without wallets never loads it, and a click finds it there already, so that
 * the wallet is asked inside the click.
 */
export function lazyConnector(
  wallet: AnnouncedWallet,
  options: ChainOptions & { id: string; isRonin: boolean },
): Connector {
  const { info, provider } = wallet
  const { id, isRonin } = options
  const emitter = createEmitter<ConnectorEvents>()
  let loaded: Connector | undefined
  let loading: Promise<Connector> | undefined

  const load = () => {
    loading ??= import('./announcedConnector.ts').then(
      ({ announcedConnector }) => {
        loaded ??= announcedConnector(wallet, { ...options, emitter })
        return loaded
      },
    )
    // A page that was offline for a moment can try again.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const use = <value>(call: (connector: Connector) => Promise<value>) =>
    loaded === undefined ? load().then(call) : call(loaded)
  void load()

  return {
    id,
    isRonin,
    name: isRonin ? 'Ronin Wallet' : info.name,
    type: 'WALLET',
    rdns: info.rdns,
    ...(info.icon === undefined ? {} : { icon: info.icon }),
    connect: (chainId, request) =>
      use((connector) => connector.connect(chainId, request)),
    disconnect: async () => loaded?.disconnect(),
    getAccounts: () => use((connector) => connector.getAccounts()),
    requestAccounts: () => use((connector) => connector.requestAccounts()),
    getChainId: () => use((connector) => connector.getChainId()),
    getProvider: async () => provider,
    getProviderSync: () => provider,
    switchChain: (chainId) =>
      use((connector) => connector.switchChain(chainId)),
    addChain: (chainId) => use((connector) => connector.addChain(chainId)),
    isAuthorized: () =>
      use((connector) => connector.isAuthorized()).catch(() => false),
    on: emitter.on,
    dispose() {
      loaded?.dispose()
      emitter.clear()
    },
  }
}
