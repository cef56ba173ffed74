/** An app that may ask this wallet. */
export interface Client {
  id: string
  name: string
  /** Exact origins of the app; replies go to them alone. */
  origins: ReadonlySet<string>
  /** Pages, without query, that answers by redirect may go to. */
  redirects: ReadonlySet<string>
}

/** A chain that the wallet signs and sends for. */
export interface WaypointChain {
  id: number
  rpcUrl: string
  name: string
  /** Symbol of the native currency, which has 18 decimals. */
  symbol: string
}

/** Settings of a deployment for the wallet in `/config.json`. */
export interface WaypointConfig {
  clients: ReadonlyMap<string, Client>
  chains: ReadonlyMap<number, WaypointChain>
  /** Offers the panel that makes the wallet misbehave, for tests of apps. */
  actUp: boolean
  /** Lets a development wallet send on chains with real money. */
  allowMainnet: boolean
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
export function parseConfig(value: unknown): WaypointConfig {
  const { clients, chains, actUp, allowMainnet } = fields(value, '')
  return {
    clients: new Map(
      Object.entries(fields(clients, 'clients')).map(([id, entry]) => [
        id,
        parseClient(id, entry),
      ]),
    ),
    chains: new Map(
      Object.entries(fields(chains, 'chains')).map(([id, entry]) => [
        Number(id),
        parseChain(id, entry),
      ]),
    ),
    actUp: flag(actUp, 'actUp'),
    allowMainnet: flag(allowMainnet, 'allowMainnet'),
  }
}

function parseChain(text: string, value: unknown): WaypointChain {
  const path = `chains.${text}`
  const id = Number(text)
  if (!/^[1-9]\d*$/.test(text) || !Number.isSafeInteger(id))
    throw new ConfigError(path, 'is not a chain id.')
  const { rpcUrl, name = `Chain ${id}`, symbol = 'ETH' } = fields(value, path)
  if (typeof rpcUrl !== 'string' || !isHttpUrl(rpcUrl))
    throw new ConfigError(`${path}.rpcUrl`, 'must be an http(s) URL.')
  return {
    id,
    rpcUrl,
    name: words(name, `${path}.name`),
    symbol: words(symbol, `${path}.symbol`),
  }
}

function parseClient(id: string, value: unknown): Client {
  const path = `clients.${id}`
  const { name, origins, redirects = [] } = fields(value, path)
  return {
    id,
    name: words(name, `${path}.name`),
    origins: each(
      origins,
      `${path}.origins`,
      isOrigin,
      'an exact http(s) origin',
    ),
    redirects: each(
      redirects,
      `${path}.redirects`,
      isPage,
      'an http(s) page without query',
    ),
  }
}

function each(
  value: unknown,
  path: string,
  isRight: (text: string) => boolean,
  what: string,
): ReadonlySet<string> {
  if (!Array.isArray(value)) throw new ConfigError(path, 'must be a list.')
  for (const [index, entry] of value.entries())
    if (typeof entry !== 'string' || !isHttpUrl(entry) || !isRight(entry))
      throw new ConfigError(`${path}[${index}]`, `must be ${what}.`)
  return new Set(value as string[])
}

const isHttpUrl = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const isOrigin = (text: string) => new URL(text).origin === text

function isPage(text: string): boolean {
  const { origin, pathname } = new URL(text)
  return origin + pathname === text
}

function words(value: unknown, path: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value
  throw new ConfigError(path, 'must be a text.')
}

function flag(value: unknown, path: string): boolean {
  if (value === undefined || typeof value === 'boolean') return value === true
  throw new ConfigError(path, 'must be true or false.')
}

function fields(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ConfigError(path, 'The configuration must be an object.')
  return value as Record<string, unknown>
}
