/** Settings of a deployment in `/config.json`. */
export interface SampleConfig {
  /** Exact origins of the wallets that may embed the app. */
  walletOrigins: readonly string[]
  /** The popup wallet of the demonstration outside a wallet. */
  waypoint: { origin: string; clientId: string }
  /** RPC endpoints by chain id; the first is the demonstration's chain. */
  chains: Readonly<Record<number, { rpcUrl: string }>>
}

/** A fault in `/config.json`; `path` names its place. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly path: string

  constructor(path: string, message: string) {
    super(path === '' ? message : `${path}: ${message}`)
    this.path = path
  }
}

/** Checks the configuration. */
export function parseConfig(value: unknown): SampleConfig {
  const { walletOrigins, waypoint, chains } = fields(value, '')
  if (!Array.isArray(walletOrigins) || walletOrigins.length === 0)
    throw new ConfigError('walletOrigins', 'must be a list of origins.')
  const { origin, clientId } = fields(waypoint, 'waypoint')
  if (typeof clientId !== 'string' || clientId === '')
    throw new ConfigError('waypoint.clientId', 'must be a text.')
  const entries = Object.entries(fields(chains, 'chains'))
  if (entries.length === 0)
    throw new ConfigError('chains', 'must name at least one chain.')
  return {
    walletOrigins: walletOrigins.map((entry, index) =>
      readOrigin(entry, `walletOrigins[${index}]`),
    ),
    waypoint: { origin: readOrigin(origin, 'waypoint.origin'), clientId },
    chains: Object.fromEntries(
      entries.map(([id, chain]) => [id, readChain(id, chain)]),
    ),
  }
}

function readChain(id: string, value: unknown): { rpcUrl: string } {
  const path = `chains.${id}`
  if (!/^[1-9]\d{0,15}$/.test(id))
    throw new ConfigError(path, 'is not a chain id.')
  const { rpcUrl } = fields(value, path)
  if (typeof rpcUrl !== 'string' || !/^https?:\/\//.test(rpcUrl))
    throw new ConfigError(`${path}.rpcUrl`, 'must be an http(s) URL.')
  return { rpcUrl }
}

function readOrigin(value: unknown, path: string): string {
  if (typeof value === 'string' && URL.canParse(value)) {
    const { origin, protocol } = new URL(value)
    if (origin === value && /^https?:$/.test(protocol)) return origin
  }
  throw new ConfigError(path, 'must be an exact http(s) origin.')
}

function fields(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigError(path, 'The configuration must be an object.')
  return value as Record<string, unknown>
}
