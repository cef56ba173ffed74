import {
  type Connector,
  ConnectorError,
  createWaypointConnector,
} from '@strongroom/connectors'
import {
  createWaypointProvider,
  type WaypointStorage,
} from '@strongroom/waypoint-provider'
import type { WaypointConfig } from '../../config/parseConfig.ts'
import type { BlockedPopups } from '../../core/BlockedPopups.ts'

/**
 * The browser's storage, or memory where it is blocked: the address has to
 * outlive a change of the chain at least.
 */
function popupStorage(): WaypointStorage {
  try {
    const key = 'strongroom.probe'
    localStorage.setItem(key, key)
    localStorage.removeItem(key)
    return localStorage
  } catch {
    const items = new Map<string, string>()
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }
  }
}

/** Makes the connector of the popup wallet. Loaded on demand. */
export function popupConnector(
  { origin, clientId, chainIds }: WaypointConfig,
  options: {
    rpcUrlOf: (chainId: string) => string | undefined
    blocked: BlockedPopups
  },
): Connector {
  const storage = popupStorage()
  return createWaypointConnector({
    ...(chainIds[0] === undefined ? {} : { chainId: chainIds[0] }),
    // An account is the same on every chain: a safe's chain is one click away.
    allowChainRebuild: true,
    // This page never reads the token, so an injected script must not find one.
    storage: 'memory',
    createProvider(chainId) {
      const rpcUrl = options.rpcUrlOf(String(chainId))
      if (rpcUrl === undefined || !chainIds.includes(chainId))
        throw new ConnectorError(
          'ConnectFailed',
          `Chain ${chainId} is not supported.`,
          { code: 4901 },
        )
      const provider = createWaypointProvider({
        clientId,
        chainId,
        waypointOrigin: origin,
        chains: { [chainId]: { rpcUrl } },
        storage,
        source: 'strongroom',
        refuseWalletMethods: true,
      })
      return {
        ...provider,
        request: (args, waiting) =>
          options.blocked.run(() => provider.request(args, waiting)),
      }
    },
  })
}
