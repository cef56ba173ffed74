import type { BridgeEvents } from '../protocol/BridgeEvents.ts'
import type { BridgeHandlers } from './BridgeHandlers.ts'
import type { HostFrame, HostWindow } from './HostFrame.ts'
import type { PermissionStore } from './PermissionStore.ts'

/** Options of `createBridgeHost`. */
export interface BridgeHostOptions {
  /** The frame the app runs in. */
  frame: HostFrame
  /** Exact origin of the app, whose messages are accepted and answered. */
  origin: string
  /**
   * More exact origins the app may move to within its frame.
   * @default []
   */
  allowedOrigins?: readonly string[]
  handlers: BridgeHandlers
  /**
   * Permissions of apps; undefined refuses all requests for one. See
   * `createPermissionStore`.
   */
  permissions?: PermissionStore
  /**
   * Whether a permission counts for the open safe only or for all of them.
   * @default 'safe'
   */
  permissionScope?: 'safe' | 'all'
  /**
   * Answers an empty address book to an app that may not read it, as other
   * wallets do, instead of an error.
   * @default false
   */
  emptyOnDenied?: boolean
  /**
   * Refuses requests that need an owner with code 4100 while the safe is
   * read-only. By default the dialog opens: the user may connect a wallet in
   * it.
   * @default false
   */
  refuseReadOnly?: boolean
  /**
   * Writes an address with its checksum; throws for one whose checksum is
   * wrong, and the app's request is refused.
   * @default leaves addresses as the app wrote them
   */
  checksumAddress?: (address: string) => string
  /**
   * Milliseconds a read may take.
   * @default 60000
   */
  readTimeout?: number
  /**
   * Blocks one `eth_getLogs` may span; more is refused with code -32602. An
   * answer of more than 10,000 logs is refused with -32005.
   * @default 10000
   */
  logRange?: number
  /**
   * Base URL of a transaction service, for apps with SDK 1 to 3: they fetch
   * `${txServiceUrl}/transactions/${safeTxHash}` themselves.
   * @default '' such apps report a missing service
   */
  txServiceUrl?: string
  /**
   * Called when the frame was seen to show another origin, once for each until
   * the app is back: show the user that the app navigated away. It gets no
   * answers. `null` is an origin too: that of a frame sandboxed without
   * `allow-same-origin`.
   */
  onBlocked?: (origin: string) => void
  /** Called when the app speaks again after `onBlocked`. */
  onReturned?: () => void
  /** Called when a request was answered. */
  onAudit?: (entry: BridgeAuditEntry) => void
  /**
   * Accepts an app of the wallet's own origin. A sandbox does not hold such an
   * app.
   * @default false
   */
  allowSameOrigin?: boolean
  /** @default globalThis.window */
  window?: HostWindow | undefined
}

/** One answered request, for a log. */
export interface BridgeAuditEntry {
  method: string
  /** Origin of the document that sent the request. */
  origin: string
  /** About the bytes of the parameters; `Infinity` above 4 MB. */
  size: number
  /** Milliseconds until the answer. */
  duration: number
  /** `dropped`: the document that sent it is gone. */
  outcome: 'succeeded' | 'failed' | 'dropped'
}

/** The wallet's end of one app's bridge. */
export interface BridgeHost {
  /** Number of documents seen in the frame; grows when it navigates. */
  readonly epoch: number
  /**
   * Sends the app an event. Only apps that know events get it; `themeChanged`
   * reaches all.
   */
  emit<event extends keyof BridgeEvents>(
    event: event,
    payload: BridgeEvents[event],
  ): void
  /**
   * Call it when the results of `getSafeInfo` or `getChainInfo` may have
   * changed: sends the app the new ones, and for another safe or chain, aborts
   * the requests that wait for the user.
   */
  refresh(): void
  /** Lets requests wait, for example while a warning covers the app. */
  suspend(): void
  /** Serves waiting and later requests. */
  resume(): void
  /** Answers everything under way with a failure and stops listening. */
  dispose(): void
}
