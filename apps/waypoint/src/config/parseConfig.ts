/** An app that may ask this wallet. */
export interface Client {
  id: string
  name: string
  /** Exact origins it may ask from; replies go nowhere else. */
  origins: ReadonlySet<string>
}

/** What a deployment tells the wallet in `/config.json`. */
export interface WaypointConfig {
  clients: ReadonlyMap<string, Client>
  /** Chains that typed data may name. */
  chainIds: ReadonlySet<number>
}

/** Something in `/config.json` is wrong; `path` says what. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly path: string

  constructor(path: string, message: string) {
    super(path === '' ? message : `${path}: ${message}`)
    this.path = path
  }
}

/** Checks the configuration. */
export function parseConfig(value: unknown): WaypointConfig {
  const { clients, chains } = fields(value, '')
  const parsed = Object.entries(fields(clients, 'clients')).map(
    ([id, entry]) => [id, parseClient(id, entry)] as const,
  )
  const chainIds = Object.keys(fields(chains, 'chains')).map((text) => {
    const chainId = Number(text)
    if (!/^[1-9]\d*$/.test(text) || !Number.isSafeInteger(chainId))
      throw new ConfigError(`chains.${text}`, 'is not a chain id.')
    return chainId
  })
  return { clients: new Map(parsed), chainIds: new Set(chainIds) }
}

function parseClient(id: string, value: unknown): Client {
  const path = `clients.${id}`
  const { name, origins } = fields(value, path)
  if (typeof name !== 'string' || name.trim() === '')
    throw new ConfigError(`${path}.name`, 'must be a text.')
  if (!Array.isArray(origins))
    throw new ConfigError(`${path}.origins`, 'must be a list.')
  for (const [index, origin] of origins.entries())
    if (!isOrigin(origin))
      throw new ConfigError(
        `${path}.origins[${index}]`,
        'must be an exact http(s) origin.',
      )
  return { id, name, origins: new Set(origins as string[]) }
}

function isOrigin(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { origin, protocol } = new URL(value)
  return origin === value && /^https?:$/.test(protocol)
}

function fields(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigError(path, 'The configuration must be an object.')
  return value as Record<string, unknown>
}
