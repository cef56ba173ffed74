import type { Address } from '../Hex.ts'
import type { OpenerWindow } from '../popup/PopupWindow.ts'
import type { WaypointStorage } from '../session/createSession.ts'

/** The window that `authorize` acts in. */
export interface AuthorizeWindow extends OpenerWindow {
  readonly location: {
    readonly origin: string
    assign(url: string | URL): void
  }
}

/** Options of both kinds of authorization. */
export interface AuthorizeCommonOptions {
  /** Id the wallet knows this app by. */
  clientId: string
  /** `openid` and `wallet` are always included. */
  scopes?: readonly string[]
  /**
   * Exact origin of the wallet.
   * @default 'https://waypoint.roninchain.com'
   */
  waypointOrigin?: string
  /** @default the page's origin */
  redirectUrl?: string
  /** @default a new UUID */
  state?: string
  /** Names the caller to the wallet. */
  source?: string
  /** Milliseconds the popup stays after it answered. */
  popupCloseDelay?: number
  theme?: 'light' | 'dark'
  /** Ends the waiting and closes the popup. */
  signal?: AbortSignal
  /**
   * Storage of the state that the return is compared with, in redirect mode.
   * @default sessionStorage
   */
  storage?: WaypointStorage
  /** @default globalThis.window */
  window?: AuthorizeWindow
}

/** Options of {@link authorize}. */
export interface AuthorizeOptions extends AuthorizeCommonOptions {
  /** `auto` redirects where the browser blocks the popup. */
  mode: 'popup' | 'redirect' | 'auto'
  /** `pkce` asks for a code, which a server exchanges for the token (RFC 7636). */
  checks?: readonly 'pkce'[]
}

/** Account that agreed, by a popup. */
export interface AuthorizedAccount {
  /** Id token; not verified here. */
  token: string | undefined
  /** Checksummed; `undefined` when the wallet gave no valid one. */
  address: Address | undefined
  secondaryAddress: Address | undefined
}

/** A code to exchange at a server, by a popup with PKCE. */
export interface AuthorizedCode {
  authorizationCode: string
  codeVerifier: string
}

/** State to compare the return with; the page is being left. */
export interface Redirected {
  state: string
  codeVerifier?: string
}
