import { buildUrl, type UrlFields } from './buildUrl.ts'

/** Common part of every URL of one provider. */
export interface WalletUrlConfig {
  waypointOrigin: string
  clientId: string
  scopes: readonly string[]
  source: string | undefined
  popupCloseDelay: number | undefined
  theme: 'light' | 'dark' | undefined
}

/** Parts that one request adds. */
export interface WalletUrlRequest {
  state: string
  origin: string
}

const tail = (config: WalletUrlConfig): UrlFields => [
  ['source', config.source],
  ['popupCloseDelay', config.popupCloseDelay],
  ['theme', config.theme],
]

/** Address of a client's consent page, without parameters. */
export function authorizeBase(waypointOrigin: string, clientId: string) {
  return `${waypointOrigin}/client/${encodeURIComponent(clientId)}/authorize`
}

/** URL of the consent page. */
export function authorizeUrl(
  config: WalletUrlConfig,
  request: WalletUrlRequest & { redirect: string },
): URL {
  return buildUrl(authorizeBase(config.waypointOrigin, config.clientId), [
    ['state', request.state],
    ['redirect', request.redirect],
    ['origin', request.origin],
    ['scope', config.scopes.join(' ')],
    ...tail(config),
  ])
}

/** URL of the page that makes a new wallet. */
export function introduceUrl(
  config: WalletUrlConfig,
  request: WalletUrlRequest & { redirect: string },
): URL {
  return buildUrl(`${config.waypointOrigin}/wallet/setup/introduce`, [
    ['state', request.state],
    ['clientId', config.clientId],
    ['redirect', request.redirect],
    ['origin', request.origin],
    ...tail(config),
  ])
}

/** URL of a page that signs or sends `fields`. */
export function walletUrl(
  page: 'sign' | 'send',
  config: WalletUrlConfig,
  request: WalletUrlRequest & {
    chainId?: number | undefined
    expectAddress: string
    fields: UrlFields
  },
): URL {
  return buildUrl(`${config.waypointOrigin}/wallet/${page}`, [
    ['state', request.state],
    ['clientId', config.clientId],
    ['origin', request.origin],
    ['chainId', request.chainId],
    ['expectAddress', request.expectAddress],
    ...request.fields,
    ...tail(config),
  ])
}
