import {
  ConfigError,
  readChains,
  readFields,
  readList,
  readOrigin,
  readText,
  readUrl,
} from '@strongroom/site/config'

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

/** Checks the configuration. */
export function parseConfig(value: unknown): WaypointConfig {
  const { clients, chains, actUp, allowMainnet } = readFields(value, '')
  return {
    clients: new Map(
      Object.entries(readFields(clients, 'clients')).map(([id, entry]) => [
        id,
        parseClient(id, entry),
      ]),
    ),
    chains: new Map(readChains(chains, 'chains', parseChain)),
    actUp: flag(actUp, 'actUp'),
    allowMainnet: flag(allowMainnet, 'allowMainnet'),
  }
}

function parseChain(
  fields: Record<string, unknown>,
  path: string,
  id: number,
): WaypointChain {
  const { rpcUrl, name = `Chain ${id}`, symbol = 'ETH' } = fields
  return {
    id,
    rpcUrl: readUrl(rpcUrl, `${path}.rpcUrl`),
    name: readText(name, `${path}.name`),
    symbol: readText(symbol, `${path}.symbol`),
  }
}

function parseClient(id: string, value: unknown): Client {
  const path = `clients.${id}`
  const { name, origins, redirects = [] } = readFields(value, path)
  return {
    id,
    name: readText(name, `${path}.name`),
    origins: new Set(readList(origins, `${path}.origins`, readOrigin)),
    redirects: new Set(readList(redirects, `${path}.redirects`, readPage)),
  }
}

function readPage(value: unknown, path: string): string {
  const url = readUrl(value, path)
  const { origin, pathname } = new URL(url)
  if (origin + pathname === url) return url
  throw new ConfigError(path, 'must be an http(s) page without query.')
}

function flag(value: unknown, path: string): boolean {
  if (value === undefined || typeof value === 'boolean') return value === true
  throw new ConfigError(path, 'must be true or false.')
}
