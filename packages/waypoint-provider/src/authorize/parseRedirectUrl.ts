import { parseAddress } from '../address/parseAddress.ts'
import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import { walletError } from '../errors/walletError.ts'
import type { Address } from '../Hex.ts'
import type { WaypointStorage } from '../session/createSession.ts'
import { redirectStorage, takeRedirect } from './redirectRecord.ts'

/** Options of {@link parseRedirectUrl}. */
export interface ParseRedirectOptions {
  /** @default the page's address, which then loses the wallet's parameters */
  url?: string
  /**
   * The state of the request.
   * @default the one `authorize` remembered in this tab
   */
  state?: string
  /** @default sessionStorage */
  storage?: WaypointStorage
}

/** Fields that the wallet added to the address it returned to. */
export interface RedirectResult {
  state: string | null
  /** With PKCE, to exchange together with `codeVerifier`. */
  authorizationCode: string | null
  codeVerifier: string | undefined
  /** Id token; not verified here. */
  token: string | null
  /** Checksummed; `undefined` when it is missing or invalid. */
  address: Address | undefined
  secondaryAddress: Address | undefined
}

const names = [
  'method',
  'version',
  'type',
  'state',
  'data',
  'address',
  'secondary_address',
  'authorization_code',
  'wallet_key',
  'code',
  'message',
]

const fail = (text: string) =>
  new WaypointError(kinds.invalidParams, `parseRedirectUrl: ${text}`)

/**
 * Reads what the wallet returned with, and takes it out of the address bar: a
 * token there would reach the history and other servers.
 *
 * @throws WaypointError when this is no return (−32602), when it answers another
 *   state (4100), or with the wallet's code when the user or it refused
 *
 * @example
 * ```ts
 * import { parseRedirectUrl } from '@strongroom/waypoint-provider'
 *
 * if (new URL(location.href).searchParams.get('method') === 'auth') {
 *   const { token, address } = parseRedirectUrl()
 * }
 * ```
 */
export function parseRedirectUrl(
  options: ParseRedirectOptions = {},
): RedirectResult {
  return readRedirect(options).result
}

/**
 * Like `parseRedirectUrl`; `undefined` on a page that was not returned to.
 *
 * @throws WaypointError as `parseRedirectUrl`; −32602 for an invalid `url`
 *
 * @example
 * ```ts
 * import { tryParseRedirectUrl } from '@strongroom/waypoint-provider'
 *
 * const returned = tryParseRedirectUrl()
 * if (returned !== undefined) console.log(returned.address)
 * ```
 */
export function tryParseRedirectUrl(
  options: ParseRedirectOptions = {},
): RedirectResult | undefined {
  const { searchParams } = urlOf(options)
  return searchParams.get('method') === 'auth'
    ? parseRedirectUrl(options)
    : undefined
}

/** The URL to read; a server has to pass one. */
function urlOf({ url }: ParseRedirectOptions): URL {
  try {
    return new URL(url ?? location.href)
  } catch {
    throw fail('url is NOT valid')
  }
}

/**
 * The whole return, with what only delegation needs.
 *
 * @param onAnswer called once the state is right, for any answer
 */
export function readRedirect(
  options: ParseRedirectOptions,
  onAnswer?: () => void,
): {
  result: RedirectResult
  walletKey: string | null
} {
  const url = urlOf(options)
  const get = (name: string) => given.get(name)
  const given = new URLSearchParams(url.search)
  if (get('method') !== 'auth') throw fail('invalid method')
  if (options.url === undefined) {
    for (const name of names) url.searchParams.delete(name)
    history.replaceState(history.state, '', url)
  }
  const state = get('state')
  const record = takeRedirect(redirectStorage(options.storage), state)
  if (state === null || state !== (options.state ?? record?.state))
    throw new WaypointError(
      kinds.unauthorized,
      'parseRedirectUrl: state is NOT the one asked with',
    )
  onAnswer?.()
  if (get('type') !== 'success')
    throw walletError(
      { code: Number(get('code') ?? Number.NaN), message: get('message') },
      'parseRedirectUrl: authorization failed',
    )
  return {
    walletKey: get('wallet_key'),
    result: {
      state,
      authorizationCode: get('authorization_code'),
      codeVerifier: record?.codeVerifier,
      token: get('data'),
      address: parseAddress(get('address')),
      secondaryAddress: parseAddress(get('secondary_address')),
    },
  }
}
