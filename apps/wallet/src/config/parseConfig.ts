import type { StrongroomChain } from '@strongroom/react-hooks'
import type { Coin } from '@strongroom/react-hooks/chain'
import type { ModuleKind } from '@strongroom/safe-protocol'
import {
  ConfigError,
  readChains,
  readFields,
  readList,
  readOrigin,
  readText,
  readUrl,
} from '@strongroom/site/config'
import type { Address } from 'viem'
import { isAddressText } from '../storage/guards.ts'
import { type Names, parseNames } from '../storage/parseSafes.ts'

/** A network as the deployment, not the gateway, describes it. */
export interface ConfiguredChain {
  rpcUrl: string
  /** Its EIP-3770 prefix: a gateway with another one is refused. */
  shortName?: string
  /** Its coin: needed for a chain that is on no list of known coins. */
  nativeCurrency?: Coin
  /** Tokens it names, by lower-case address; a node has to agree. */
  tokens?: StrongroomChain['tokens']
  /** Its registry of names (EIP-137), where none is known. */
  ensRegistry?: Address
  /** Modules it vouches for, by lower-case address, beside the published ones. */
  modules?: StrongroomChain['modules']
  /**
   * The node gives test coins from an unlocked account; offered only where page and
   * node are on this machine.
   */
  faucet?: true
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
  /** False removes the worker that opens the wallet without a network. */
  offline?: boolean
  waypoint?: WaypointConfig
  walletConnectProjectId?: string
  /** Relay between the page and wallets on phones; WalletConnect's own without it. */
  walletConnectRelayUrl?: string
  /** Address of the example app offered on the apps page. */
  sampleAppUrl?: string
  /** The only sites whose apps can be opened; every https site without it. */
  appOrigins?: readonly string[]
  /** Where browsers report what the headers refused. */
  reportUrl?: string
  /**
   * Descriptors of the deployment's own contracts, beside those that are pinned in the
   * code; checked when they are first needed.
   */
  descriptors?: unknown
  /** Names for the demo's owners and safes, by chain id and address; with the dev wallet only. */
  demoNames?: Names
}

/**
 * Checks a parsed `/config.json`.
 *
 * @throws ConfigError naming the first field that is wrong.
 * @example
 * import { parseConfig } from './parseConfig.ts'
 * parseConfig({ gatewayUrl: 'http://localhost:5180' }).gatewayUrl
 */
export function parseConfig(value: unknown): WalletConfig {
  const input = readFields(value, '')
  const config: WalletConfig = {
    gatewayUrl: readBase(input['gatewayUrl'], 'gatewayUrl'),
    chains: chains(input['chains']),
    rpcOrigins: readList(input['rpcOrigins'] ?? [], 'rpcOrigins', readBase),
    devWallet: input['devWallet'] === true,
  }
  const { waypoint, walletConnectProjectId, sampleAppUrl } = input
  const { descriptors, appOrigins, reportUrl } = input
  if (appOrigins !== undefined && appOrigins !== null)
    config.appOrigins = readList(appOrigins, 'appOrigins', readOrigin)
  if (reportUrl !== undefined && reportUrl !== null)
    config.reportUrl = readUrl(reportUrl, 'reportUrl')
  if (descriptors !== undefined) config.descriptors = descriptors
  const relayUrl = input['walletConnectRelayUrl']
  if (waypoint !== undefined && waypoint !== null) {
    const given = readFields(waypoint, 'waypoint')
    const origin = readBase(given['origin'], 'waypoint.origin')
    config.waypoint = {
      origin: readOrigin(origin, 'waypoint.origin'),
      clientId: readText(given['clientId'], 'waypoint.clientId'),
      chainIds: chainIds(given['chainIds'], 'waypoint.chainIds'),
    }
  }
  if (typeof walletConnectProjectId === 'string')
    config.walletConnectProjectId = walletConnectProjectId
  if (relayUrl !== undefined && relayUrl !== null)
    config.walletConnectRelayUrl = socketUrl(relayUrl, 'walletConnectRelayUrl')
  if (sampleAppUrl !== undefined && sampleAppUrl !== null)
    config.sampleAppUrl = readBase(sampleAppUrl, 'sampleAppUrl')
  const demoNames = parseNames(input['demoNames'])
  if (demoNames !== undefined) config.demoNames = demoNames
  if (input['offline'] === false) config.offline = false
  return config
}

function chains(value: unknown): Record<string, ConfiguredChain> {
  return Object.fromEntries(
    readChains(
      value ?? {},
      'chains',
      (
        { rpcUrl, shortName, nativeCurrency, tokens, modules, ...rest },
        path,
      ) => ({
        rpcUrl: readBase(rpcUrl, `${path}.rpcUrl`),
        ...(shortName === undefined
          ? {}
          : { shortName: readText(shortName, `${path}.shortName`) }),
        ...(nativeCurrency === undefined
          ? {}
          : { nativeCurrency: readCoin(nativeCurrency, path) }),
        ...(tokens === undefined
          ? {}
          : { tokens: readTokens(tokens, `${path}.tokens`) }),
        ...(modules === undefined
          ? {}
          : { modules: readModules(modules, `${path}.modules`) }),
        ...(rest['ensRegistry'] === undefined
          ? {}
          : { ensRegistry: readRegistry(rest['ensRegistry'], path) }),
        ...(rest['faucet'] === true ? { faucet: true } : {}),
      }),
    ),
  )
}

function readRegistry(value: unknown, chain: string): Address {
  if (!isAddressText(value))
    throw new ConfigError(`${chain}.ensRegistry`, 'must be an address.')
  return value
}

function readCoin(value: unknown, chain: string): Coin {
  const path = `${chain}.nativeCurrency`
  const { symbol, name = symbol, decimals = 18 } = readFields(value, path)
  if (decimals !== 18)
    throw new ConfigError(
      `${path}.decimals`,
      'must be 18: the unit of value in every EVM is 10⁻¹⁸ of its coin.',
    )
  return {
    name: readText(name, `${path}.name`),
    symbol: readText(symbol, `${path}.symbol`),
    decimals,
  }
}

function readTokens(
  value: unknown,
  path: string,
): NonNullable<ConfiguredChain['tokens']> {
  return Object.fromEntries(
    Object.entries(readFields(value, path)).map(([address, token]) => {
      const at = `${path}.${address}`
      const { symbol, decimals } = readFields(token, at)
      if (!isAddressText(address))
        throw new ConfigError(at, 'must be named by an address.')
      if (!Number.isInteger(decimals) || Number(decimals) > 77)
        throw new ConfigError(`${at}.decimals`, 'must be a number up to 77.')
      return [
        address.toLowerCase(),
        {
          symbol: readText(symbol, `${at}.symbol`),
          decimals: Number(decimals),
        },
      ]
    }),
  )
}

const moduleKinds: readonly ModuleKind[] = [
  'allowance',
  'erc-4337',
  'social-recovery',
]

function readModules(
  value: unknown,
  path: string,
): NonNullable<ConfiguredChain['modules']> {
  return Object.fromEntries(
    Object.entries(readFields(value, path)).map(([address, module]) => {
      const at = `${path}.${address}`
      if (!isAddressText(address))
        throw new ConfigError(at, 'must be named by an address.')
      const kind = moduleKinds.find((one) => one === module)
      if (kind === undefined)
        throw new ConfigError(at, `must be one of ${moduleKinds.join(', ')}.`)
      return [address.toLowerCase(), kind]
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
  if (!isRight) throw new ConfigError(path, 'must list chain ids.')
  return value
}

/** A URL that paths are added to. */
function readBase(value: unknown, path: string): string {
  return readUrl(value, path).replace(/\/+$/, '')
}

function socketUrl(value: unknown, path: string): string {
  const given = readText(value, path)
  if (URL.canParse(given) && /^wss?:$/.test(new URL(given).protocol))
    return given
  throw new ConfigError(path, 'must be a ws(s) URL.')
}
