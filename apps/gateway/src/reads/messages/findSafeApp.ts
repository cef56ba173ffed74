import type { SafeApp } from '@strongroom/gateway-sdk'

/** Listed app of an origin; undefined for one not listed. */
export function findSafeApp(
  apps: readonly SafeApp[],
  id: number,
): { name: string; url: string; logoUri: string | null } | undefined {
  const app = apps.find((one) => one.id === id)
  return app === undefined
    ? undefined
    : { name: app.name, url: app.url, logoUri: app.iconUrl ?? null }
}
