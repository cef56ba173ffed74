import {
  ConfigError,
  readChains,
  readFields,
  readList,
  readOrigin,
  readText,
  readUrl,
} from '@strongroom/site/config'

/** Settings of a deployment in `/config.json`. */
export interface SampleConfig {
  /** Exact origins of the wallets that may embed the app. */
  walletOrigins: readonly string[]
  /** The popup wallet of the demonstration outside a wallet. */
  waypoint: { origin: string; clientId: string }
  /** RPC endpoints by chain id; the first is the demonstration's chain. */
  chains: Readonly<Record<number, { rpcUrl: string }>>
}

/** Checks the configuration. */
export function parseConfig(value: unknown): SampleConfig {
  const fields = readFields(value, '')
  const wallets = readList(fields['walletOrigins'], 'walletOrigins', readOrigin)
  if (wallets.length === 0)
    throw new ConfigError('walletOrigins', 'must name at least one origin.')
  const { origin, clientId } = readFields(fields['waypoint'], 'waypoint')
  const chains = readChains(fields['chains'], 'chains', ({ rpcUrl }, path) => ({
    rpcUrl: readUrl(rpcUrl, `${path}.rpcUrl`),
  }))
  if (chains.length === 0)
    throw new ConfigError('chains', 'must name at least one chain.')
  return {
    walletOrigins: wallets,
    waypoint: {
      origin: readOrigin(origin, 'waypoint.origin'),
      clientId: readText(clientId, 'waypoint.clientId'),
    },
    chains: Object.fromEntries(chains),
  }
}
