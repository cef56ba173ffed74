import type { ChainOptions } from '../chain/requireChain.ts'
import type { ConnectionResult, Connector } from '../connector/Connector.ts'
import type { InjectedDiscovery } from '../discovery/discoverInjected.ts'
import type { SafeStorage } from '../storage/createSafeStorage.ts'
import type { ConnectionState } from './ConnectionState.ts'

/** Options of {@link createConnectionManager}. */
export interface ConnectionManagerOptions extends ChainOptions {
  /**
   * Where reconnect flags are kept.
   * @default createSafeStorage()
   */
  storage?: SafeStorage
  /**
   * Starts the search for injected wallets; called on the first `mount()`.
   * @default discoverInjected
   */
  discover?: (() => InjectedDiscovery) | undefined
  /** Connectors listed before the injected ones. The manager disposes them. */
  connectors?: readonly Connector[]
  /**
   * Milliseconds that one wallet may take to answer while reconnecting.
   * @default 3000
   */
  reconnectTimeout?: number
  /**
   * Milliseconds to wait for the last used wallet to announce itself.
   * @default 700
   */
  discoveryWait?: number
  /**
   * Status on a server, and of the page until `mount`. Pass `reconnecting`
   * where a cookie of yours records a connected wallet, so that no connect
   * button flashes up.
   * @default 'disconnected'
   */
  initialStatus?: 'disconnected' | 'reconnecting'
}

/** Owns the connection of a page. An external store: made for React, not of it. */
export interface ConnectionManager {
  /** The same object until something changes. */
  getSnapshot(): ConnectionState
  /** Snapshot of a server: no connectors, `initialStatus`. Always the same. */
  getServerSnapshot(): ConnectionState
  subscribe(listener: () => void): () => void
  /**
   * Starts discovery, reconnects when allowed and follows other tabs. Mounting
   * twice does it once; the returned function undoes one mount.
   */
  mount(): () => void
  /**
   * Connects a wallet, by itself or by id. Call it directly in the click
   * handler: popup wallets need the gesture. A second call for the connector
   * already being connected joins the first.
   * @throws ConnectorError `ProviderNotFound` for an unknown id;
   * `ConnectFailed` with the wallet's `code` otherwise, 4001 for a refusal.
   */
  connect(
    connector: Connector | string,
    options?: { chainId?: number; signal?: AbortSignal },
  ): Promise<ConnectionResult>
  /**
   * Reconnects a wallet whose flag is set and that has authorised accounts.
   * Never prompts, never rejects, and returns early while connected or
   * connecting.
   */
  reconnect(): Promise<void>
  /** Ends the connection and drops the wallet. Never rejects. */
  disconnect(): Promise<void>
  /** Switches the connected wallet to another chain. */
  switchChain(chainId: number): Promise<void>
  /** Ends everything. The manager can not be used afterwards. */
  dispose(): void
}
