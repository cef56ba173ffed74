import type { ConnectionManager } from '@strongroom/connectors'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import type { ListedModules } from '@strongroom/safe-protocol'
import type { Coin } from '../chain/chains/findCoin.ts'
import type { Describer } from '../clear-signing/Describer.ts'
import type { ExecutionStore } from '../execute/createExecutionStore.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { ListedTokens } from '../verify/readTokens.ts'

/** Services for signing and executing; `StrongroomProvider` takes the same. */
export interface SigningConfig {
  /** Where records are read and signatures go. Nothing it says is believed. */
  readonly gateway: GatewayClient
  /** Whose connected wallet is asked. */
  readonly manager: ConnectionManager
  /** The owner's own nodes. A safe of a chain without one cannot be verified. */
  readonly chains: readonly {
    /** Decimal. */
    readonly chainId: string
    readonly rpc: RpcPort
    /**
     * Another node, by another operator: simulations are compared with its own, and
     * its word about a token counts beside the first node's.
     */
    readonly second?: RpcPort | undefined
    /**
     * Its coin as the deployment names it, for a chain that is not in the table of
     * `findCoin`. Where the table has another symbol, a review has a finding. Never pass what a gateway says.
     */
    readonly nativeCurrency?: Coin | undefined
    /**
     * Tokens that the app names, by lower-case address, in the place of the gateway's
     * claims: for one that the gateway does not know or names otherwise. A node has to
     * agree.
     */
    readonly tokens?: ListedTokens | undefined
    /**
     * Modules that the app vouches for, by lower-case address, beside the published
     * ones. Never pass what a gateway says.
     */
    readonly modules?: ListedModules | undefined
  }[]
  /**
   * Store of the executions in flight, made with `createExecutionStore`.
   * By default they last as long as the page.
   */
  readonly executions?: ExecutionStore | undefined
  /** Describes calls and messages in the words of their contracts' authors. */
  readonly describer?: Describer | undefined
}
