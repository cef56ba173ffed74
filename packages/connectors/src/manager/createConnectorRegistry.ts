import type { Connector } from '../connector/Connector.ts'
import type { AnnouncedWallet } from '../discovery/AnnouncedWallet.ts'
import type { InjectedDiscovery } from '../discovery/discoverInjected.ts'
import type { ConnectorChain } from '../injected/ConnectorChain.ts'
import { createInjectedConnector } from '../injected/createInjectedConnector.ts'
import type { ConnectorList } from './ConnectionState.ts'

/** Turns announced wallets into connectors, one for each, and keeps them. */
export function createConnectorRegistry(options: {
  connectors: readonly Connector[]
  chains: readonly ConnectorChain[]
}) {
  const { connectors: fixed, chains } = options
  const injected = new Map<string, Connector>()

  const toConnector = (wallet: AnnouncedWallet): Connector => {
    const { uuid, rdns } = wallet.info
    const known = injected.get(uuid)
    if (known !== undefined) return known
    const taken = [...fixed, ...injected.values()].some(({ id }) => id === rdns)
    // A second claimant gets an id of its own, which dies with the page: it
    // can not inherit the reconnect flag of the first.
    const id = taken ? `${rdns}#${uuid}` : rdns
    const connector = createInjectedConnector(wallet, { id, chains })
    injected.set(uuid, connector)
    return connector
  }

  return {
    list(discovery: InjectedDiscovery | undefined): ConnectorList {
      const wallets = discovery?.getSnapshot() ?? []
      const found = wallets.map((wallet) => ({
        connector: toConnector(wallet),
        duplicate: wallet.duplicate,
      }))
      return {
        connectors: [...fixed, ...found.map(({ connector }) => connector)],
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
