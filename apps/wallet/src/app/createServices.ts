import {
  createSafeStorage,
  type DeferredConnector,
  type DeferredManager,
  deferManager,
} from '@strongroom/connectors'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { createExecutionStore } from '@strongroom/react-hooks'
import { createRpc, type Rpc } from '@strongroom/react-hooks/chain'
import { createToastStore } from '@strongroom/ui-kit'
import { QueryClient } from '@tanstack/react-query'
import type { WalletConfig } from '../config/parseConfig.ts'
import { takeEarly } from '../config/takeEarly.ts'
import type { Services } from '../core/useServices.ts'
import { createBlockedPopups } from '../features/connect/createBlockedPopups.ts'
import { createStores } from '../storage/stores.ts'
import { walletChains } from './walletChains.ts'

export function createServices(
  config: WalletConfig,
): Services & { manager: DeferredManager } {
  const stores = createStores()
  const rpcs = new Map<string, Rpc>()
  const openRpc = (url: string) => {
    const known = rpcs.get(url) ?? createRpc(url)
    rpcs.set(url, known)
    return known
  }
  const urlFor = (chainId: string) =>
    stores.settings.get().rpc[chainId] ?? config.chains[chainId]?.rpcUrl
  const blockedPopups = createBlockedPopups()
  let popupWallet: DeferredConnector | undefined
  const manager = deferManager(async () => {
    const { openManager } = await import('./openManager.ts')
    const wallets = openManager(config, {
      urlFor,
      blocked: blockedPopups,
      chains: () => walletChains(stores.chains.get(), urlFor),
    })
    popupWallet = wallets.popupWallet
    return wallets.manager
  })
  return {
    config,
    async describer(...request) {
      const { openDescriber } = await import('./descriptors/openDescriber.ts')
      return openDescriber(config)(...request)
    },
    stores,
    gateway: createGatewayClient({
      baseUrl: config.gatewayUrl,
      fetch: takeEarly,
    }),
    manager,
    async preloadWallets() {
      await manager.preload()
      await popupWallet?.preload()
    },
    blockedPopups,
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
      // Two endpoints of one server are a single source.
      return first && second && new URL(first).host !== new URL(second).host
        ? openRpc(second)
        : undefined
    },
  }
}
