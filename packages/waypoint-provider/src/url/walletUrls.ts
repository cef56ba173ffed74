import { buildUrl, type UrlFields } from './buildUrl.ts'

/** What every URL of one provider has in common. */
export interface WalletUrlConfig {
  waypointOrigin: string
  clientId: string
  scopes: readonly string[]
  source: string | undefined
  popupCloseDelay: number | undefined
  theme: 'light' | 'dark' | undefined
}

const tail = (config: WalletUrlConfig): UrlFields => [
  ['source', config.source],
  ['popupCloseDelay', config.popupCloseDelay],
  ['theme', config.theme],
]

/** URL of the consent page. */
export function authorizeUrl(
  config: WalletUrlConfig,
  request: { state: string; origin: string; redirect: string },
): URL {
  const { waypointOrigin, clientId, scopes } = config
  const path = `/client/${encodeURIComponent(clientId)}/authorize`
  return buildUrl(waypointOrigin + path, [
    ['state', request.state],
    ['redirect', request.redirect],
    ['origin', request.origin],
    ['scope', scopes.join(' ')],
    ...tail(config),
  ])
}

/** URL of the signing page, for a message or for typed data. */
export function signUrl(
  config: WalletUrlConfig,
  request: { state: string; origin: string; expectAddress: string } & (
    | { message: string }
    | { chainId: number; typedData: string }
  ),
): URL {
  const isMessage = 'message' in request
  return buildUrl(`${config.waypointOrigin}/wallet/sign`, [
    ['state', request.state],
    ['clientId', config.clientId],
    ['origin', request.origin],
    ['chainId', isMessage ? undefined : request.chainId],
    ['expectAddress', request.expectAddress],
    ['message', isMessage ? request.message : undefined],
    ['typedData', isMessage ? undefined : request.typedData],
    ...tail(config),
  ])
}
