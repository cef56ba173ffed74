import {
  type ConnectionManager,
  createConnectionManager,
} from '@strongroom/connectors'
import {
  createGatewayClient,
  type GatewayClient,
} from '@strongroom/gateway-sdk'
import { createToastStore, type ToastStore } from '@strongroom/ui-kit'
import { QueryClient } from '@tanstack/react-query'
import type { WalletConfig } from '../config/parseConfig.ts'
import { createRpc, type Rpc } from '../rpc/createRpc.ts'
import { createStores, type Stores } from '../storage/stores.ts'

/** What the whole app shares; made once, before the first render. */
export interface Services {
  config: WalletConfig
  stores: Stores
  gateway: GatewayClient
  manager: ConnectionManager
  queryClient: QueryClient
  toasts: ToastStore
  /** The endpoint of a chain: the owner's choice, the deployment's, the gateway's. */
  rpcFor(chainId: string): Rpc | undefined
}

export function createServices(config: WalletConfig): Services {
  const stores = createStores()
  const rpcs = new Map<string, Rpc>()
  return {
    config,
    stores,
    gateway: createGatewayClient({ baseUrl: config.gatewayUrl }),
    manager: createConnectionManager({
      chains: stores.chains.get().map((chain) => ({
        chainId: Number(chain.chainId),
        name: chain.chainName,
        nativeCurrency: chain.nativeCurrency,
        rpcUrls: [chain.rpcUrl],
      })),
    }),
    queryClient: new QueryClient({
      defaultOptions: { queries: { staleTime: 5_000 } },
    }),
    toasts: createToastStore(),
    rpcFor(chainId) {
      const url =
        stores.settings.get().rpc[chainId] ??
        config.chains[chainId]?.rpcUrl ??
        stores.chains.get().find((chain) => chain.chainId === chainId)?.rpcUrl
      if (url === undefined) return undefined
      const known = rpcs.get(url) ?? createRpc(url)
      rpcs.set(url, known)
      return known
    },
  }
}
