import type { Client, WaypointConfig } from '../config/parseConfig.ts'
import { type Failure, failures } from './failures.ts'
import { parseTransaction } from './parseTransaction.ts'
import { parseTypedData, readChainId } from './parseTypedData.ts'
import type {
  Asker,
  AuthorizeRequest,
  RefusedRequest,
  WalletRequest,
} from './WalletRequest.ts'

const stateLimit = 128
const closeDelayLimit = 60_000

/** Finds the requesting app, or the reason why it is unknown. */
function parseAsker(
  clientId: string | null | undefined,
  query: URLSearchParams,
  config: WaypointConfig,
): Asker | string {
  const client = config.clients.get(clientId ?? '')
  if (client === undefined) return 'The app is not registered with this wallet.'
  const channel = parseChannel(client, query)
  if (typeof channel === 'string') return channel
  const state = query.get('state') ?? ''
  if (state === '' || state.length > stateLimit)
    return 'The request has no state.'
  const delay = Number(query.get('popupCloseDelay'))
  const closeDelay = delay > 0 ? Math.min(delay, closeDelayLimit) : 0
  return { client, ...channel, state, closeDelay }
}

/** Messages go to an `origin`; without one, the answer goes by `redirect`. */
function parseChannel(
  client: Client,
  query: URLSearchParams,
): Pick<Asker, 'origin' | 'redirect'> | string {
  const origin = query.get('origin')
  if (origin !== null)
    return client.origins.has(origin)
      ? { origin, redirect: undefined }
      : `${client.name} is not registered to ask from ${origin.slice(0, 200)}.`
  const redirect = query.get('redirect')
  if (redirect === null) return 'The app did not say where the answer goes.'
  const url = URL.canParse(redirect) ? new URL(redirect) : undefined
  const isRegistered =
    url !== undefined &&
    client.redirects.has(url.origin + url.pathname) &&
    url.hash === '' &&
    url.username === '' &&
    url.password === ''
  return isRegistered
    ? { origin: url.origin, redirect: url.href }
    : `${client.name} is not registered to be answered at ${redirect.slice(0, 200)}.`
}

// Ethereum, Optimism, BNB Chain, Polygon, Ronin, Base, Arbitrum, Avalanche.
const mainnets = new Set([1, 10, 56, 137, 2020, 8453, 42161, 43114])

/** Whether a chain is a known one with real money. */
function isMainnet(chainId: number): boolean {
  return mainnets.has(chainId)
}

/** Reads the request in the page's URL, and refuses an invalid one. */
export function parseRequest(url: URL, config: WaypointConfig): WalletRequest {
  const { pathname, searchParams: query } = url
  const [, clientId] = /^\/client\/([^/]+)\/authorize$/.exec(pathname) ?? []
  if (clientId !== undefined) {
    const asker = parseAsker(decode(clientId), query, config)
    return typeof asker === 'string'
      ? refuse(asker, failures.invalidAuthorize)
      : parseAuthorize('authorize', query, asker)
  }
  if (pathname === '/') return { kind: 'home' }
  const parse = pages.get(pathname)
  if (parse === undefined)
    return refuse('This wallet has no such page.', failures.invalidPayload)
  const asker = parseAsker(query.get('clientId'), query, config)
  return typeof asker === 'string'
    ? refuse(asker, failures.invalidPayload)
    : parse(url, config, asker)
}

type ParsePage = (
  url: URL,
  config: WaypointConfig,
  asker: Asker,
) => WalletRequest

const pages = new Map<string, ParsePage>([
  ['/wallet/sign', parseSign],
  ['/wallet/send', parseSend],
  [
    '/wallet/setup/introduce',
    (url, _, asker) => parseAuthorize('introduce', url.searchParams, asker),
  ],
])

function parseAuthorize(
  kind: AuthorizeRequest['kind'],
  query: URLSearchParams,
  asker: Asker,
): WalletRequest {
  const no = (reason: string) =>
    refuse(reason, failures.invalidAuthorize, asker)
  const responseType = query.get('response_type')
  if (responseType !== null && responseType !== 'code')
    return no('The app asks for an answer that this wallet does not give.')
  const codeChallenge = query.get('code_challenge') ?? undefined
  const algorithm = query.get('code_challenge_algo') ?? 'S256'
  const isProvable =
    /^[\w-]{43}$/.test(codeChallenge ?? '') && algorithm === 'S256'
  if (responseType === 'code' && !isProvable)
    return no('The app asks for a code without a proof of who may use it.')
  const publicKey = query.get('publicKey') ?? undefined
  if (
    publicKey !== undefined &&
    !/^[A-Za-z0-9+/]{100,2000}={0,2}$/.test(publicKey)
  )
    return no('The app gave no usable key to encrypt a share for.')
  // A key needs the account at once and a code later, so the two exclude each
  // other.
  if (publicKey !== undefined && responseType === 'code')
    return no('The app asks for a code and for a share at once.')
  const scope = query.get('scope') ?? (kind === 'introduce' ? setupScope : '')
  const scopes = [...new Set(scope.split(' ').filter(Boolean))]
  return {
    ...asker,
    kind,
    scopes,
    codeChallenge: responseType === 'code' ? codeChallenge : undefined,
    publicKey,
  }
}

const setupScope = 'openid wallet'

function parseSign(
  { searchParams: query }: URL,
  config: WaypointConfig,
  asker: Asker,
): WalletRequest {
  const no = (reason: string) => refuse(reason, failures.invalidPayload, asker)
  const expectAddress = query.get('expectAddress') ?? undefined
  const message = query.get('message')
  const text = query.get('typedData')
  if (message !== null && text !== null)
    return no('The app asks for two signatures at once.')
  if (message) return { ...asker, kind: 'message', expectAddress, message }
  if (!text)
    return refuse(
      'The app sent nothing to sign.',
      failures.nothingToSign,
      asker,
    )
  const typedData = parseTypedData(text)
  if (typedData === undefined) return no('The typed data is malformed.')
  const chainId = readChainId(typedData.domain['chainId'])
  if (chainId === undefined || !config.chains.has(chainId))
    return no('The typed data is for a chain this wallet does not serve.')
  // The chain the app is on must be the one the signature is good for.
  if (query.has('chainId') && readChainId(query.get('chainId')) !== chainId)
    return no('The typed data is for another chain.')
  return { ...asker, kind: 'typed-data', expectAddress, chainId, typedData }
}

function parseSend(
  url: URL,
  config: WaypointConfig,
  asker: Asker,
): WalletRequest {
  const no = (reason: string) => refuse(reason, failures.invalidPayload, asker)
  const parsed = parseTransaction(url)
  if ('refused' in parsed) return no(parsed.refused)
  const { chainId, fields: transaction, from } = parsed
  const chain = config.chains.get(chainId)
  if (chain === undefined)
    return no('The transaction is for a chain this wallet does not serve.')
  if (isMainnet(chainId) && !config.allowMainnet)
    return no('A development wallet does not send where money is real.')
  const expectAddress = url.searchParams.get('expectAddress') ?? from
  if (from !== undefined && from.toLowerCase() !== expectAddress?.toLowerCase())
    return no('The transaction is from another account than the one expected.')
  return { ...asker, kind: 'send', expectAddress, chain, transaction }
}

function refuse(
  reason: string,
  { code }: Failure,
  asker?: Asker,
): RefusedRequest {
  return { kind: 'refused', reason, code, asker }
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
