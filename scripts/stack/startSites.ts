import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Chain, demoOwners } from '@strongroom/devnet'
import {
  createServer,
  type WaypointServer,
} from '../../apps/waypoint/src/server/createServer.ts'
import { serveStatic } from './serveStatic.ts'
import { root, type Settings } from './settings.ts'

const demoOwnerNames = Object.fromEntries(
  Object.entries(demoOwners).map(([name, address]) => [address, name]),
)

/** Config that each site reads from `/config.json` on this machine. */
function siteConfigs(
  { ports, gatewayUrl, rpcUrls }: Settings,
  running: readonly Chain[],
) {
  const rpc = (port: number, shortName: string) => ({
    rpcUrl: `http://127.0.0.1:${port}`,
    shortName,
  })
  const walletOrigins = [
    `http://localhost:${ports.wallet}`,
    `http://127.0.0.1:${ports.wallet}`,
  ]
  const sampleApp = `http://127.0.0.1:${ports.sampleApp}`
  const waypoint = `http://127.0.0.1:${ports.waypoint}`
  const clientId = 'strongroom-local'
  const relayUrl = `ws://127.0.0.1:${ports.relay}`
  const chains = {
    1337: rpc(ports.chain1337, 'geth'),
    2021: rpc(ports.chain2021, 'saigon'),
  }
  // Our own contract with the interface of the allowance module, which only the local
  // chains have.
  const modulesOf = (id: number) =>
    Object.fromEntries(
      running
        .filter(({ chainId }) => chainId === id)
        .map(({ testing }) => [testing.allowances, 'allowance']),
    )
  const ofWallet = Object.fromEntries(
    Object.entries(chains).map(([id, chain]) => [
      id,
      {
        ...chain,
        // The first rows wait for no table of coins where the coin is given.
        ...(id === '1337' && {
          nativeCurrency: { symbol: 'ETH', name: 'Ether' },
        }),
        faucet: true,
        modules: modulesOf(Number(id)),
      },
    ]),
  )
  return {
    wallet: {
      gatewayUrl,
      chains: ofWallet,
      rpcOrigins: rpcUrls,
      devWallet: true,
      walletConnectProjectId: 'local',
      walletConnectRelayUrl: relayUrl,
      waypoint: { origin: waypoint, clientId, chainIds: [2021, 1337] },
      sampleAppUrl: sampleApp,
      demoNames: Object.fromEntries(
        running.map(({ chainId, safes }) => [
          chainId,
          {
            ...demoOwnerNames,
            ...Object.fromEntries(
              safes.map(({ address, name }) => [address, name]),
            ),
          },
        ]),
      ),
    },
    sampleApp: {
      walletOrigins,
      waypoint: { origin: waypoint, clientId },
      chains,
    },
    phone: {
      relayUrl,
      chains: {
        1337: { ...chains[1337], name: 'Local' },
        2021: { ...chains[2021], name: 'Saigon (local)' },
      },
      accounts: demoOwners,
    },
    waypoint: {
      chains: {
        1337: { ...chains[1337], name: 'Local', symbol: 'ETH' },
        2021: { ...chains[2021], name: 'Saigon (local)', symbol: 'RON' },
      },
      // The local chains have no real funds, so apps may be tested against a
      // misbehaving wallet.
      actUp: true,
      clients: {
        [clientId]: {
          name: 'Strongroom (local)',
          origins: [...walletOrigins, sampleApp],
          redirects: [...walletOrigins, sampleApp].map((site) => `${site}/`),
        },
      },
    },
  }
}

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
    securityHeaders(
      config: unknown,
      path: string,
      hashes?: unknown,
    ): Record<string, string>
  }
  const dir = join(root, `apps/${app}/dist`)
  // Hashes of scripts, of the sites whose build writes some.
  const hashes: unknown = await readFile(
    join(dir, '.vite/integrity.json'),
    'utf8',
  )
    .then(JSON.parse)
    .catch(() => undefined)
  return serveStatic({
    dir,
    port,
    hosts,
    config,
    headers: (path) => securityHeaders(config, path, hashes),
    ...(server && { server }),
  })
}
