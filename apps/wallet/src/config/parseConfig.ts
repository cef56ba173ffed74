import { type Names, parseNames } from '../storage/parseSafes.ts'

/** A network as the deployment, not the gateway, describes it. */
export interface ConfiguredChain {
  rpcUrl: string
  /** Its EIP-3770 prefix: a gateway with another one is refused. */
  shortName?: string
}

/** The popup wallet of a deployment. */
export interface WaypointConfig {
  /** Exact origin of its pages. */
  origin: string
  clientId: string
  /** Chains it signs for; the first one is where it connects. */
  chainIds: readonly number[]
}

/** Settings of a deployment for the page in `/config.json`. */
export interface WalletConfig {
  /** Base URL of the gateway, without a trailing slash. */
  gatewayUrl: string
  /** This deployment's own networks by chain id. */
  chains: Readonly<Record<string, ConfiguredChain>>
  /** Further RPC origins an owner may choose in the settings (allowed by the CSP). */
  rpcOrigins: readonly string[]
  /** Announces the development wallet, on loopback hosts only. */
  devWallet: boolean
  waypoint?: WaypointConfig
  walletConnectProjectId?: string
  /** Relay between the page and wallets on phones; WalletConnect's own without it. */
  walletConnectRelayUrl?: string
  /** Address of the example app offered on the apps page. */
  sampleAppUrl?: string
  /** Names for the demo safes, by chain id and address; with the dev wallet only. */
  demoNames?: Names
}

/** Thrown when `/config.json` is missing or wrong; `path` names the field. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}

type Json = Record<string, unknown>

/**
 * Checks a parsed `/config.json`.
 *
 * @throws ConfigError naming the first field that is wrong.
 * @example
 * import { parseConfig } from './parseConfig.ts'
 * parseConfig({ gatewayUrl: 'http://localhost:5180' }).gatewayUrl
 */
export function parseConfig(value: unknown): WalletConfig {
  const input = record(value, '')
  const config: WalletConfig = {
    gatewayUrl: url(input['gatewayUrl'], 'gatewayUrl'),
    chains: chains(input['chains']),
    rpcOrigins: list(input['rpcOrigins'], 'rpcOrigins'),
    devWallet: input['devWallet'] === true,
  }
  const { waypoint, walletConnectProjectId, sampleAppUrl } = input
  const relayUrl = input['walletConnectRelayUrl']
  if (waypoint !== undefined && waypoint !== null) {
    const given = record(waypoint, 'waypoint')
    config.waypoint = {
      origin: origin(given['origin'], 'waypoint.origin'),
      clientId: text(given['clientId'], 'waypoint.clientId'),
      chainIds: chainIds(given['chainIds'], 'waypoint.chainIds'),
    }
  }
  if (typeof walletConnectProjectId === 'string')
    config.walletConnectProjectId = walletConnectProjectId
  if (relayUrl !== undefined && relayUrl !== null)
    config.walletConnectRelayUrl = socketUrl(relayUrl, 'walletConnectRelayUrl')
  if (sampleAppUrl !== undefined && sampleAppUrl !== null)
    config.sampleAppUrl = url(sampleAppUrl, 'sampleAppUrl')
  const demoNames = parseNames(input['demoNames'])
  if (demoNames !== undefined) config.demoNames = demoNames
  return config
}

function chains(value: unknown): Record<string, ConfiguredChain> {
  if (value === undefined || value === null) return {}
  return Object.fromEntries(
    Object.entries(record(value, 'chains')).map(([chainId, chain]) => {
      const path = `chains.${chainId}`
      if (!/^[1-9]\d{0,15}$/.test(chainId))
        throw new ConfigError(path, `"${chainId}" is not a chain id.`)
      const { rpcUrl, shortName } = record(chain, path)
      return [
        chainId,
        {
          rpcUrl: url(rpcUrl, `${path}.rpcUrl`),
          ...(shortName === undefined
            ? {}
            : { shortName: text(shortName, `${path}.shortName`) }),
        },
      ]
    }),
  )
}

/** Chain ids of the deployment; Ronin and its test network by default. */
function chainIds(value: unknown, path: string): number[] {
  if (value === undefined || value === null) return [2020, 2021]
  const isRight =
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((id) => Number.isSafeInteger(id) && id > 0)
  if (!isRight) throw new ConfigError(path, `${path} must list chain ids.`)
  return value
}

function list(value: unknown, path: string): string[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value))
    throw new ConfigError(path, `${path} must be a list.`)
  return value.map((entry, index) => url(entry, `${path}[${index}]`))
}

function record(value: unknown, path: string): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Json
  throw new ConfigError(path, `${path || 'The file'} must be an object.`)
}

function text(value: unknown, path: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new ConfigError(path, `${path} must be a text.`)
}

function url(value: unknown, path: string): string {
  const given = text(value, path)
  const parsed = URL.canParse(given) ? new URL(given) : undefined
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:')
    throw new ConfigError(path, `${path} must be an http(s) URL.`)
  return given.replace(/\/+$/, '')
}

function socketUrl(value: unknown, path: string): string {
  const given = text(value, path)
  if (URL.canParse(given) && /^wss?:$/.test(new URL(given).protocol))
    return given
  throw new ConfigError(path, `${path} must be a ws(s) URL.`)
}

function origin(value: unknown, path: string): string {
  const given = url(value, path)
  if (new URL(given).origin === given) return given
  throw new ConfigError(path, `${path} must be an origin, without a path.`)
}
