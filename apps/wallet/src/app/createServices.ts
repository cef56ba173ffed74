import {
  createConnectionManager,
  createSafeStorage,
  discoverInjected,
  includeWindowWallets,
} from '@strongroom/connectors'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { createExecutionStore } from '@strongroom/react-hooks'
import { createRpc, type Rpc } from '@strongroom/react-hooks/chain'
import { createToastStore } from '@strongroom/ui-kit'
import { QueryClient } from '@tanstack/react-query'
import type { WalletConfig } from '../config/parseConfig.ts'
import { takeEarly } from '../config/takeEarly.ts'
import type { Services } from '../core/useServices.ts'
import { createPhoneWallet } from '../features/connect/createPhoneWallet.ts'
import { createPopupWallet } from '../features/connect/createPopupWallet.ts'
import { createStores } from '../storage/stores.ts'
import { walletChains } from './walletChains.ts'

export function createServices(config: WalletConfig): Services {
  const stores = createStores()
  const rpcs = new Map<string, Rpc>()
  const openRpc = (url: string) => {
    const known = rpcs.get(url) ?? createRpc(url)
    rpcs.set(url, known)
    return known
  }
  const urlFor = (chainId: string) =>
    stores.settings.get().rpc[chainId] ?? config.chains[chainId]?.rpcUrl
  const popupWallet =
    config.waypoint && createPopupWallet(config.waypoint, urlFor)
  const { walletConnectProjectId: projectId } = config
  const { walletConnectRelayUrl: relayUrl } = config
  const chains = () => walletChains(stores.chains.get(), urlFor)
  return {
    config,
    async describer(...request) {
      const { openDescriber } = await import('./descriptors/openDescriber.ts')
      return openDescriber(config)(...request)
    },
    stores,
    popupWallet,
    gateway: createGatewayClient({
      baseUrl: config.gatewayUrl,
      fetch: takeEarly,
    }),
    manager: createConnectionManager({
      connectors: [
        ...(popupWallet === undefined ? [] : [popupWallet.connector]),
        ...(projectId
          ? [createPhoneWallet({ projectId, relayUrl, chains })]
          : []),
      ],
      // The browsers of mobile wallets inject a provider without announcing it.
      discover: () => includeWindowWallets(discoverInjected()),
      chains: chains(),
      // The gateway lists the networks; the wallet asks for no others.
      isSupported: () => true,
    }),
    executions: createExecutionStore({
      storage: createSafeStorage({ prefix: 'strongroom.v1' }),
      key: 'pending',
    }),
    queryClient: new QueryClient({
      defaultOptions: { queries: { staleTime: 5_000 } },
    }),
    toasts: createToastStore(),
    rpcFor(chainId) {
      const url = urlFor(chainId)
      return url === undefined ? undefined : openRpc(url)
    },
    secondRpcFor(chainId) {
      const { rpc, secondRpc } = stores.settings.get()
      const own = config.chains[chainId]?.rpcUrl
      const second = secondRpc?.[chainId] ?? (rpc[chainId] && own)
      const first = urlFor(chainId)
      // One server is no second source.
      return first && second && new URL(first).host !== new URL(second).host
        ? openRpc(second)
        : undefined
    },
  }
}
