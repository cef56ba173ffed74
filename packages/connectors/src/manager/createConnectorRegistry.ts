import type { ChainOptions } from '../chain/requireChain.ts'
import type { Connector } from '../connector/Connector.ts'
import { deferConnector } from '../connector/deferConnector.ts'
import type { AnnouncedWallet } from '../discovery/AnnouncedWallet.ts'
import type { InjectedDiscovery } from '../discovery/discoverInjected.ts'
import { roninRdns } from '../ronin/roninRdns.ts'
import type { ConnectorList } from './ConnectionState.ts'

/**
 * A connector whose code is fetched when its wallet announces itself: a page
 * without wallets never loads it, and a click finds it loaded, so that the
 * wallet opens inside the click.
 */
function lazyConnector(
  wallet: AnnouncedWallet,
  options: ChainOptions & { id: string; isRonin: boolean },
): Connector {
  const { info, provider } = wallet
  const { id, isRonin } = options
  const connector = deferConnector(
    {
      id,
      isRonin,
      name: isRonin ? 'Ronin Wallet' : info.name,
      type: 'WALLET',
      rdns: info.rdns,
      ...(info.icon === undefined ? {} : { icon: info.icon }),
    },
    async () => {
      const { announcedConnector } = await import('./announcedConnector.ts')
      return announcedConnector(wallet, options)
    },
  )
  connector.preload().catch(() => {})
  return {
    ...connector,
    getProvider: async () => provider,
    getProviderSync: () => provider,
  }
}

/** Turns announced wallets into connectors, one for each, and keeps them. */
export function createConnectorRegistry(
  options: ChainOptions & { connectors: readonly Connector[] },
) {
  const { connectors: fixed, chains, isSupported } = options
  const injected = new Map<string, Connector>()

  const toConnector = (wallet: AnnouncedWallet): Connector => {
    const { uuid, rdns } = wallet.info
    const known = injected.get(uuid)
    if (known !== undefined) return known
    // An announced wallet replaces an injected one.
    const isFirst = ![...injected].some(
      ([key, twin]) => twin.rdns === rdns && !key.startsWith('window.'),
    )
    const isRonin = isFirst && rdns === roninRdns
    // A second claimant gets an id of its own, which dies with the page: it
    // can not inherit the reconnect flag of the first.
    const id = isRonin ? 'RONIN_WALLET' : isFirst ? rdns : `${rdns}#${uuid}`
    // One wallet, one entry: the listed entry represents it.
    const listed = fixed.find((twin) => isFirst && twin.rdns === rdns)
    const connector =
      listed ?? lazyConnector(wallet, { id, isRonin, chains, isSupported })
    injected.set(uuid, connector)
    return connector
  }

  return {
    list(discovery: InjectedDiscovery | undefined): ConnectorList {
      const found = (discovery?.getSnapshot() ?? []).map((wallet) => ({
        connector: toConnector(wallet),
        duplicate: wallet.duplicate,
      }))
      return {
        connectors: [
          // `window.ethereum` is one of the announced wallets, if there is any.
          ...fixed.filter(({ id }) => id !== 'INJECTED' || found.length === 0),
          ...found
            .map(({ connector }) => connector)
            .filter((connector) => !fixed.includes(connector)),
        ],
        duplicateIds: found
          .filter(({ duplicate }) => duplicate)
          .map(({ connector }) => connector.id),
      }
    },
    dispose() {
      for (const connector of [...fixed, ...injected.values()])
        connector.dispose()
      injected.clear()
    },
  }
}
