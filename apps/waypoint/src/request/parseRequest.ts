import type { WaypointConfig } from '../config/parseConfig.ts'
import { parseTypedData, readChainId } from './parseTypedData.ts'
import type { Asker, RefusedRequest, WalletRequest } from './WalletRequest.ts'

const stateLimit = 128
const closeDelayLimit = 60_000

const authorizeFailed = 1004
const walletFailed = 1003
const nothingToSign = 1001

/** Reads what the page's URL asks for, and refuses what is not in order. */
export function parseRequest(url: URL, config: WaypointConfig): WalletRequest {
  const { pathname, searchParams: query } = url
  const [, clientId] = /^\/client\/([^/]+)\/authorize$/.exec(pathname) ?? []
  if (clientId !== undefined) return parseAuthorize(clientId, query, config)
  if (pathname === '/wallet/sign') return parseSign(query, config)
  if (pathname === '/') return { kind: 'home' }
  return refuse('This wallet has no such page.', walletFailed)
}

function parseAuthorize(
  segment: string,
  query: URLSearchParams,
  config: WaypointConfig,
): WalletRequest {
  const asker = parseAsker(decode(segment), query, config)
  if (typeof asker === 'string') return refuse(asker, authorizeFailed)
  if (query.has('response_type') || query.has('publicKey'))
    return refuse(
      'The app asks for a kind of sign-in that this wallet does not offer.',
      authorizeFailed,
      asker,
    )
  const scopes = (query.get('scope') ?? '').split(' ').filter(Boolean)
  return { ...asker, kind: 'authorize', scopes: [...new Set(scopes)] }
}

function parseSign(
  query: URLSearchParams,
  config: WaypointConfig,
): WalletRequest {
  const asker = parseAsker(query.get('clientId'), query, config)
  if (typeof asker === 'string') return refuse(asker, walletFailed)
  const expectAddress = query.get('expectAddress') ?? undefined
  const message = query.get('message')
  const text = query.get('typedData')
  if (message !== null && text !== null)
    return refuse(
      'The app asks for two signatures at once.',
      walletFailed,
      asker,
    )
  if (message) return { ...asker, kind: 'message', expectAddress, message }
  if (!text)
    return refuse('The app sent nothing to sign.', nothingToSign, asker)
  const typedData = parseTypedData(text)
  if (typedData === undefined)
    return refuse('The typed data is malformed.', walletFailed, asker)
  const chainId = readChainId(typedData.domain['chainId'])
  if (chainId === undefined || !config.chainIds.has(chainId))
    return refuse(
      'The typed data is for a chain this wallet does not serve.',
      walletFailed,
      asker,
    )
  // The chain the app is on must be the one the signature is good for.
  if (query.has('chainId') && readChainId(query.get('chainId')) !== chainId)
    return refuse('The typed data is for another chain.', walletFailed, asker)
  return { ...asker, kind: 'typed-data', expectAddress, chainId, typedData }
}

/** Who asks, or why that is not known. */
function parseAsker(
  clientId: string | null | undefined,
  query: URLSearchParams,
  config: WaypointConfig,
): Asker | string {
  const client = config.clients.get(clientId ?? '')
  if (client === undefined) return 'The app is not registered with this wallet.'
  const origin = query.get('origin')
  if (origin === null)
    return 'The app did not say where it runs. Answers by redirect are not supported.'
  if (!client.origins.has(origin))
    return `${client.name} is not registered to ask from ${origin.slice(0, 200)}.`
  const state = query.get('state') ?? ''
  if (state === '' || state.length > stateLimit)
    return 'The request has no state.'
  const delay = Number(query.get('popupCloseDelay'))
  const closeDelay = delay > 0 ? Math.min(delay, closeDelayLimit) : 0
  return { client, origin, state, closeDelay }
}

function refuse(reason: string, code: number, asker?: Asker): RefusedRequest {
  return { kind: 'refused', reason, code, asker }
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
