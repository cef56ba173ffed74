import type { Address, Hex } from 'viem'
import type { OpenerWindow } from './popup/PopupWindow.ts'
import type { WaypointChain } from './rpc/chains.ts'
import type { WaypointStorage } from './session/createSession.ts'

/** Options of {@link createWaypointProvider}. */
export interface WaypointProviderOptions {
  /** Id the wallet knows this app by. */
  clientId: string
  /** @default 2020 */
  chainId?: number
  /**
   * Exact origin of the wallet.
   * @default 'https://waypoint.roninchain.com'
   */
  waypointOrigin?: string
  /** RPC endpoints by chain id, in addition to or instead of the known ones. */
  chains?: Readonly<Record<number, WaypointChain>>
  /** Asked for at connect; `openid` and `wallet` are always included. */
  scopes?: readonly string[]
  /** @default the page's origin */
  redirectUrl?: string
  /** Names the caller to the wallet. @default '@strongroom/waypoint-provider' */
  source?: string
  /** Milliseconds the popup stays after it answered. */
  popupCloseDelay?: number
  theme?: 'light' | 'dark'
  /**
   * Keeps the address over a reload.
   * @default memory only
   */
  storage?: WaypointStorage
  /** @default 'RONIN.WAYPOINT:ADDRESS' */
  storageKey?: string
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  /** @default globalThis.window */
  window?: OpenerWindow | undefined
}

/** What the user agreed to. */
export interface AuthorizeResult {
  /** Id token, when the wallet issues one. Not verified here. */
  token: string | undefined
  /** Checksummed. */
  address: Address
}

/** Events and what their listeners receive. */
export interface WaypointEvents {
  accountsChanged: Address[]
  connect: { chainId: Hex }
  disconnect: Error & { code: number }
}

/** EIP-1193 provider of the popup wallet. Methods work detached. */
export interface WaypointProvider {
  readonly chainId: number
  /**
   * Opens the consent popup. Call it directly in a click handler.
   * @throws WaypointError 4001 when refused or closed, 4100 without an address
   * @throws PopupBlockedError with `retry`
   */
  connect(options?: { signal?: AbortSignal }): Promise<AuthorizeResult>
  /** Forgets the address. */
  disconnect(): void
  request(
    args: { method: string; params?: readonly unknown[] | object },
    options?: { signal?: AbortSignal },
  ): Promise<unknown>
  on<event extends keyof WaypointEvents>(
    event: event,
    listener: (payload: WaypointEvents[event]) => void,
  ): void
  removeListener<event extends keyof WaypointEvents>(
    event: event,
    listener: (payload: WaypointEvents[event]) => void,
  ): void
  /** Rejects what waits with 4900 and removes every listener. */
  destroy(): void
}
