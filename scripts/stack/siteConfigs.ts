import { type Chain, demoOwners } from '@strongroom/devnet'
import type { Settings } from './settings.ts'

/** Config that each site reads from `/config.json` on this machine. */
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
  const relayUrl = `ws://127.0.0.1:${ports.relay}`
  const chains = { 1337: rpc(ports.chain1337), 2021: rpc(ports.chain2021) }
  return {
    wallet: {
      gatewayUrl,
      chains,
      devWallet: true,
      walletConnectProjectId: 'local',
      walletConnectRelayUrl: relayUrl,
      waypoint: { origin: waypoint, clientId, chainIds: [2021, 1337] },
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
