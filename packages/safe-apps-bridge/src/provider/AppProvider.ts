import type { AppBridge } from '../app/AppBridge.ts'
import type { SafeInfo } from '../protocol/types.ts'

/** The part of an app's bridge the provider stands on. */
export type ProviderBridge = Pick<
  AppBridge,
  | 'rpcCall'
  | 'sendTransactions'
  | 'signMessage'
  | 'signTypedMessage'
  | 'getTransaction'
  | 'getPermissions'
  | 'requestPermissions'
  | 'on'
>

/** Part of the safe that the provider needs. */
export type ProviderSafe = Pick<SafeInfo, 'safeAddress' | 'chainId' | 'version'>

/** Options of `createAppProvider`. */
export interface AppProviderOptions {
  /**
   * The safe, as `bridge.connect()` returns it. Events of the wallet replace
   * it.
   */
  safe: ProviderSafe
  /**
   * How `net_version` is written. Safe's own provider writes hex.
   * @default 'hex'
   */
  netVersion?: 'hex' | 'decimal'
  /**
   * Repeats the receipt of a batch for each of its calls, as older readers of
   * `wallet_getCallsStatus` expect.
   * @default false
   */
  receiptPerCall?: boolean
  /**
   * Refuses transactions from another account, with code 4100.
   * @default false
   */
  strictFrom?: boolean
}

/** A JSON-RPC request. */
export interface ProviderRequest {
  method: string
  params?: unknown
}

/** Events of the provider and what their listeners get (EIP-1193). */
export interface AppProviderEvents {
  connect: { chainId: `0x${string}` }
  /** Hex. Comes before the accounts of the new chain. */
  chainChanged: `0x${string}`
  accountsChanged: readonly string[]
  /** The wallet closed the app; `code` is 4900. */
  disconnect: Error
}

/** A provider whose account is the safe (EIP-1193). */
export interface AppProvider {
  /** A number; `eth_chainId` gives hex. */
  readonly chainId: number
  // biome-ignore lint/suspicious/noExplicitAny: EIP-1193 leaves results open
  request(request: ProviderRequest): Promise<any>
  /** For libraries older than EIP-1193. Calls back exactly once. */
  send(
    request: ProviderRequest & { id?: unknown },
    callback: (error: unknown, response?: unknown) => void,
  ): void
  /** Emits `connect`. */
  connect(): Promise<void>
  disconnect(): Promise<void>
  on<name extends keyof AppProviderEvents>(
    event: name,
    listener: (payload: AppProviderEvents[name]) => void,
  ): this
  removeListener<name extends keyof AppProviderEvents>(
    event: name,
    listener: (payload: AppProviderEvents[name]) => void,
  ): this
  /**
   * Stops listening to the bridge, which lives on. Every later request rejects
   * with code 4900.
   */
  dispose(): void
}
