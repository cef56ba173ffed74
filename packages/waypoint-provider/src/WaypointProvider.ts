import { createWaypointProvider } from './createWaypointProvider.ts'
import type { Address, Hex } from './Hex.ts'
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
  /** Requested at connect; `openid` and `wallet` are always included. */
  scopes?: readonly string[]
  /** @default the page's origin */
  redirectUrl?: string
  /** Names the caller to the wallet. @default '@strongroom/waypoint-provider' */
  source?: string
  /** Milliseconds the popup stays after it answered. */
  popupCloseDelay?: number
  theme?: 'light' | 'dark'
  /**
   * Keeps the address over a reload, and in step with other tabs.
   * @default memory only
   */
  storage?: WaypointStorage | undefined
  /** @default 'RONIN.WAYPOINT:ADDRESS' */
  storageKey?: string
  /**
   * Refuses `wallet_*` and signing methods that are not served with 4200.
   * Otherwise they go to the chain's node, parameters included, as every other
   * method does. Recommended.
   * @default false
   */
  refuseWalletMethods?: boolean
  /**
   * Accepts signatures of an account that is a contract, if the account confirms
   * them on the chain (EIP-1271, and EIP-6492 for one that is not deployed yet).
   * The chain's node then decides: choose one to trust.
   * @default false
   */
  acceptContractSignatures?: boolean
  /**
   * Sends reads of one moment to the node together, 1000 at most.
   * @default false
   */
  batch?: boolean
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  /** @default globalThis.window */
  window?: OpenerWindow | undefined
}

/** Result of the user's consent. */
export interface AuthorizeResult {
  /** Id token, when the wallet issues one. It is not verified here. */
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

type Listen = <event extends keyof WaypointEvents>(
  event: event,
  listener: (payload: WaypointEvents[event]) => void,
) => void

/** EIP-1193 provider of the popup wallet. Methods work detached. */
export interface WaypointProvider {
  readonly chainId: number
  /**
   * Opens the consent popup. Call it directly in a click handler.
   * @throws WaypointError 4001 when refused or closed, 4100 without an address
   * @throws PopupBlockedError with `retry`
   */
  connect(options?: { signal?: AbortSignal }): Promise<AuthorizeResult>
  /** Like `connect`, on the page that makes a new keyless wallet. */
  createKeylessWallet(options?: {
    signal?: AbortSignal
  }): Promise<AuthorizeResult>
  /** Drops the address. */
  disconnect(): void
  request(
    args: { method: string; params?: readonly unknown[] | object },
    options?: { signal?: AbortSignal },
  ): Promise<unknown>
  on: Listen
  once: Listen
  off: Listen
  removeListener: Listen
  /**
   * Rejects open requests with 4900, closes popups and removes every listener.
   */
  dispose(): void
  /** The same as `dispose`. */
  destroy(): void
}

/**
 * For code written for `@sky-mavis/waypoint`: like `createWaypointProvider`,
 * and keeps the address in `localStorage` by default.
 *
 * @example
 * ```ts
 * import { WaypointProvider } from '@strongroom/waypoint-provider'
 *
 * const provider = WaypointProvider.create({ clientId: 'my-app', chainId: 2020 })
 * const accounts = await provider.request({ method: 'eth_accounts' })
 * ```
 */
export const WaypointProvider = {
  create: (options: WaypointProviderOptions): WaypointProvider =>
    createWaypointProvider({ storage: pageStorage(), ...options }),
} as const

/** The page's storage; reading the property throws where it is blocked. */
function pageStorage(): WaypointStorage | undefined {
  try {
    return globalThis.window?.localStorage
  } catch {
    return undefined
  }
}
