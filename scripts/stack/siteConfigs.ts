import type { Chain } from '@strongroom/devnet'
import type { Settings } from './settings.ts'

/** What each site reads from `/config.json` on this machine. */
export function siteConfigs(
  { ports, gatewayUrl }: Settings,
  running: readonly Chain[],
) {
  const rpc = (port: number) => ({ rpcUrl: `http://127.0.0.1:${port}` })
  const walletOrigins = [
    `http://localhost:${ports.wallet}`,
    `http://127.0.0.1:${ports.wallet}`,
  ]
  const sampleApp = `http://127.0.0.1:${ports.sampleApp}`
  const waypoint = `http://127.0.0.1:${ports.waypoint}`
  const clientId = 'strongroom-local'
  const chains = { 1337: rpc(ports.chain1337), 2021: rpc(ports.chain2021) }
  return {
    wallet: {
      gatewayUrl,
      chains,
      devWallet: true,
      waypoint: { origin: waypoint, clientId },
      sampleAppUrl: sampleApp,
      demoNames: Object.fromEntries(
        running.map(({ chainId, safes }) => [
          chainId,
          Object.fromEntries(safes.map(({ address, name }) => [address, name])),
        ]),
      ),
    },
    sampleApp: {
      walletOrigins,
      waypoint: { origin: waypoint, clientId },
      chains,
    },
    waypoint: {
      chains,
      clients: {
        [clientId]: {
          name: 'Strongroom (local)',
          origins: [...walletOrigins, sampleApp],
        },
      },
    },
  }
}
