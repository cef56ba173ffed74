'use client'
import type { ConnectionManager } from '@strongroom/connectors'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import type { ListedModules } from '@strongroom/safe-protocol'
import { createContext } from 'react'
import type { Coin } from '../chain/chains/findCoin.ts'
import type { Describer } from '../clear-signing/Describer.ts'
import type { ExecutionStore } from '../execute/createExecutionStore.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { ListedTokens } from '../verify/readTokens.ts'

/** A chain the app works on, with the owner's own node. */
export interface StrongroomChain {
  /** Decimal. */
  readonly chainId: string
  readonly rpc: RpcPort
  /**
   * Another node, by another operator: simulations are compared with its own, and
   * its word about a token counts beside the first node's.
   */
  readonly second?: RpcPort | undefined
  /**
   * Its coin as the app names it, for a chain that is not in the table of
   * `findCoin`. Never pass what a gateway says.
   */
  readonly nativeCurrency?: Coin | undefined
  /**
   * Tokens that the app vouches for, by lower-case address: for one whose node and
   * gateway give different symbols or decimals.
   */
  readonly tokens?: ListedTokens | undefined
  /**
   * Modules that the app vouches for, by lower-case address, beside the published ones:
   * those of a private chain. Never pass what a gateway says.
   */
  readonly modules?: ListedModules | undefined
}

export interface StrongroomConfig {
  readonly gateway: GatewayClient | undefined
  readonly chains: readonly StrongroomChain[]
  readonly manager: ConnectionManager | undefined
  readonly executions: ExecutionStore | undefined
  readonly describer: Describer | undefined
}

export const StrongroomContext = createContext<StrongroomConfig | null>(null)
