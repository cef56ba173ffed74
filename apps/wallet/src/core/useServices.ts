import type { ConnectionManager } from '@strongroom/connectors'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import type { ExecutionStore } from '@strongroom/react-hooks'
import type { Rpc } from '@strongroom/react-hooks/chain'
import type { Describer } from '@strongroom/react-hooks/clear-signing'
import type { ToastStore } from '@strongroom/ui-kit'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { WalletConfig } from '../config/parseConfig.ts'
import type { Stores } from '../storage/stores.ts'
import type { BlockedPopups } from './BlockedPopups.ts'

/**
 * Services that the whole app shares; created once, before the first render.
 */
export interface Services {
  config: WalletConfig
  stores: Stores
  gateway: GatewayClient
  manager: ConnectionManager
  /** Executions under way, shared by the tabs of this browser. */
  executions: ExecutionStore
  /** Describes calls and messages; its code loads with the first review. */
  describer?: Describer | undefined
  /**
   * Loads the code of the manager and of the popup wallet, whose window has to open
   * inside the click.
   */
  preloadWallets(): Promise<void>
  /** Windows of the popup wallet that the browser blocked. */
  blockedPopups: BlockedPopups
  queryClient: QueryClient
  toasts: ToastStore
  /**
   * The endpoint of a chain: the owner's choice, else the deployment's. The
   * gateway's endpoint is never used, since the chain checks the gateway.
   */
  rpcFor(chainId: string): Rpc | undefined
  /**
   * A second source for what the first says: the owner's choice, else the
   * deployment's endpoint where the owner chose another one. Never the same host.
   */
  secondRpcFor(chainId: string): Rpc | undefined
}

export const ServicesContext = createContext<Services | undefined>(undefined)

/** The app's services; throws outside of {@link ServicesContext}. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (services === undefined)
    throw new Error('useServices needs ServicesContext around it.')
  return services
}
