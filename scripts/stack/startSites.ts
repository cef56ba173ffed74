import { join } from 'node:path'
import type { Chain } from '@strongroom/devnet'
import {
  createServer,
  type WaypointServer,
} from '../../apps/waypoint/src/server/createServer.ts'
import { serveStatic } from './serveStatic.ts'
import { root, type Settings } from './settings.ts'
import { siteConfigs } from './siteConfigs.ts'

/** Serves the four built sites with the headers that each of them asks for. */
export async function startSites(settings: Settings, chains: readonly Chain[]) {
  const configs = siteConfigs(settings, chains)
  const localhost = ['127.0.0.1', '::1']
  const popupWallet = await createServer({
    config: configs.waypoint,
    origin: configs.wallet.waypoint.origin,
    keyFile: join(settings.data, 'waypoint', 'id-token-key.json'),
  })
  const sites = await Promise.all([
    serveApp('wallet', settings.ports.wallet, localhost, configs.wallet),
    serveApp(
      'sample-app',
      settings.ports.sampleApp,
      localhost,
      configs.sampleApp,
    ),
    serveApp('phone', settings.ports.phone, localhost, configs.phone),
    serveApp(
      'waypoint',
      settings.ports.waypoint,
      localhost,
      configs.waypoint,
      popupWallet,
    ),
  ])
  return {
    async close() {
      await Promise.all(sites.map((site) => site.close()))
    },
  }
}

async function serveApp(
  app: 'wallet' | 'sample-app' | 'waypoint' | 'phone',
  port: number,
  hosts: string[],
  config: unknown,
  server?: WaypointServer,
) {
  const { securityHeaders } = (await import(
    join(root, `apps/${app}/headers.ts`)
  )) as {
    securityHeaders(config: unknown, path: string): Record<string, string>
  }
  return serveStatic({
    dir: join(root, `apps/${app}/dist`),
    port,
    hosts,
    config,
    headers: (path) => securityHeaders(config, path),
    ...(server && { server }),
  })
}
