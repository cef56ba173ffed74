import type { SafeApp } from '@strongroom/gateway-sdk'

export interface SafeAppsFilter {
  chainId: string
  /** Origin of the wallet that asks. */
  clientUrl?: string | undefined
  /** URL of one app. */
  url?: string | undefined
}

const originOf = (text: string) => URL.parse(text)?.origin ?? text

const plain = (url: string) => url.replace(/\/+$/, '')

const admits = ({ accessControl }: SafeApp, client: string | undefined) => {
  if (accessControl.type === 'NO_RESTRICTIONS') return true
  if (accessControl.type !== 'DOMAIN_ALLOWLIST') return false
  const { value } = accessControl as { value?: readonly string[] | null }
  return client !== undefined && (value ?? []).includes(originOf(client))
}

/** The apps of a chain that the asking wallet may open. */
export function listSafeApps(
  apps: readonly SafeApp[],
  { chainId, clientUrl, url }: SafeAppsFilter,
): readonly SafeApp[] {
  return apps.filter(
    (app) =>
      app.chainIds.includes(chainId) &&
      admits(app, clientUrl) &&
      (url === undefined || plain(app.url) === plain(url)),
  )
}
