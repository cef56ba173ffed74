import {
  type Connector,
  ConnectorError,
  createWaypointConnector,
} from '@strongroom/connectors'
import { createWaypointProvider } from '@strongroom/waypoint-provider'
import type { WaypointConfig } from '../../config/parseConfig.ts'
import type { BlockedPopups } from './createBlockedPopups.ts'
import { popupStorage } from './popupStorage.ts'

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
