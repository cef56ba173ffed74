import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError } from '../errors/startErrors.ts'
import { packageFile } from '../packageFile.ts'
import { type PriceTable, parsePrices } from '../prices/parsePrices.ts'
import type { AllowedOrigins } from './allowedOrigins.ts'
import type { ChainConfig, Config } from './Config.ts'
import { checkNames, recordNames } from './checkNames.ts'
import { readChain } from './readChain.ts'
import { readContracts } from './readContracts.ts'
import { readJsonFile } from './readJsonFile.ts'
import { readLimits, readStreams, readWholeNumber } from './readLimits.ts'
import { readMail } from './readMail.ts'
import { readMetrics } from './readMetrics.ts'
import { readProxies } from './readNetworks.ts'
import { readPush } from './readPush.ts'
import { readSafeApps } from './readSafeApps.ts'
import { readWebhookFile } from './readWebhooks.ts'

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** @throws ConfigError when pino has no such level. */
function readLogLevel(value: string | undefined): string {
  if (value === undefined || value === '') return 'info'
  if (levels.includes(value)) return value
  throw new ConfigError(`LOG_LEVEL must be one of ${levels.join(', ')}.`)
}

/**
 * Hash of the operator's token; the token itself is not kept.
 *
 * @throws ConfigError for one that could be guessed.
 */
function readOperatorToken(text: string | undefined) {
  if (text === undefined || text === '') return undefined
  if (!/^[\x21-\x7e]{32,256}$/.test(text)) {
    throw new ConfigError(
      'GATEWAY_OPERATOR_TOKEN must have 32 to 256 visible characters.',
    )
  }
  return createHash('sha256').update(text).digest()
}

/**
 * Where prices are polled from, if anywhere.
 *
 * @throws ConfigError when the URL or the time is wrong.
 */
function readPriceFeed(
  environment: Readonly<Record<string, string | undefined>>,
): { url: string; seconds: number } | undefined {
  const seconds = readWholeNumber(environment, 'GATEWAY_PRICE_FEED_SECONDS', {
    otherwise: 60,
    least: 5,
    most: 86_400,
  })
  const text = environment['GATEWAY_PRICE_FEED_URL']
  if (text === undefined || text === '') return undefined
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(
      'GATEWAY_PRICE_FEED_URL must be an http or https URL.',
    )
  }
  return { url: url.href, seconds }
}

/**
 * The operator's own prices.
 *
 * @throws ConfigError naming the field.
 */
function readPrices(path: string): PriceTable {
  const value = readJsonFile(path, 'prices')
  try {
    return parsePrices(value)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new ConfigError(`${path}: ${error.message}.`)
  }
}

const name = 'GATEWAY_SECURE_COOKIES'

/**
 * Whether cookies are for https alone. They are, unless the public URL is http
 * on this machine; browsers would drop them there, or on a plain http address,
 * for which the setting may be `false`.
 *
 * @throws ConfigError for anything else, and for `false` with https.
 */
function readSecureCookies(
  value: string | undefined,
  { protocol, isLocal }: { protocol: string; isLocal: boolean },
): boolean {
  if (value === undefined || value === '') {
    return protocol === 'https:' || !isLocal
  }
  if (value === 'true') return true
  if (value !== 'false') throw new ConfigError(`${name} must be true or false.`)
  if (protocol === 'https:') {
    throw new ConfigError(`${name} cannot be false with an https public URL.`)
  }
  return false
}

type Environment = Readonly<Record<string, string | undefined>>

/** The wallet, the sample app and the popup wallet of the local stack. */
const localOrigins = [
  'http://localhost:5173',
  'http://127.0.0.1:5174',
  'http://127.0.0.1:5175',
]

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

const configFile = (environment: Environment, name: string, file: string) =>
  resolve(environment[name] || packageFile(`config/${file}`))

/** Two of the files are for the local stack: the published package lacks them. */
const hasFile = (environment: Environment, name: string, file: string) =>
  Boolean(environment[name]) || existsSync(packageFile(`config/${file}`))

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const readPort = (value: string | undefined): number => {
  const port = Number(value ?? '5180')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError('GATEWAY_PORT or --port must be a port number.')
  }
  return port
}

const readUrl = (name: string, value: string): URL => {
  const url = URL.parse(value)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(`${name} must be an http or https URL.`)
  }
  return url
}

/** In the list of origins, every page that this machine serves. */
const loopbackWord = 'loopback'

const readDatabaseUrl = (value: string | undefined): string | undefined => {
  if (value === undefined || value === '') return undefined
  if (/^postgres(ql)?:\/\/./.test(value)) return value
  throw new ConfigError(
    'DATABASE_URL must be a postgres:// URL. Leave it out to use the built-in store.',
  )
}

const readOrigins = (text: string | undefined): AllowedOrigins => {
  if (text === undefined) return { listed: localOrigins, loopback: false }
  const parts = list(text)
  return {
    listed: parts.filter((part) => part !== loopbackWord).map(readOrigin),
    loopback: parts.includes(loopbackWord),
  }
}

const readOrigin = (value: string): string => {
  const { origin } = readUrl('GATEWAY_ALLOWED_ORIGINS', value)
  if (origin !== value) {
    throw new ConfigError(
      `GATEWAY_ALLOWED_ORIGINS takes origins, as in ${origin}, and the word loopback.`,
    )
  }
  return origin
}

const readChainsFile = (path: string): readonly unknown[] => {
  let entries: unknown
  try {
    entries = JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new ConfigError(`The chains file ${path} cannot be read.`, { cause })
  }
  if (!Array.isArray(entries) || entries.length === 0) {
    throw new ConfigError(`The chains file ${path} must hold a list of chains.`)
  }
  return entries
}

const chainsFile = (environment: Environment): string => {
  if (hasFile(environment, 'GATEWAY_CHAINS', 'chains.json')) {
    return configFile(environment, 'GATEWAY_CHAINS', 'chains.json')
  }
  throw new ConfigError(
    'Name a chain: --chain <id> --rpc <url>, or a chains file in GATEWAY_CHAINS.',
  )
}

const readChains = (
  entries: readonly unknown[],
  path: string,
  environment: Environment,
  publicUrl: string,
): ChainConfig[] => {
  const contracts = readContracts(
    configFile(environment, 'GATEWAY_CONTRACTS', 'contracts.json'),
  )
  const chains = entries.map((entry, position) => {
    const id = String((entry as { chainId?: unknown } | null)?.chainId)
    return readChain(entry, `${path}: chain ${position}`, {
      publicUrl,
      rpcUrl: environment[`GATEWAY_RPC_${id}`] || undefined,
      rpcRate: environment[`GATEWAY_RPC_RATE_${id}`],
      wsUrl: environment[`GATEWAY_WS_${id}`],
      relayerKey: environment[`GATEWAY_RELAYER_KEY_${id}`],
      contracts: contracts.get(id),
    })
  })
  if (new Set(chains.map((chain) => chain.chainId)).size < chains.length) {
    throw new ConfigError(`The chains file ${path} names a chain twice.`)
  }
  return chains
}

export interface LoadConfigOptions {
  /**
   * Entries that stand in for the chains file; a command that reads no chain
   * passes none.
   */
  chains?: readonly unknown[] | undefined
}

/**
 * Settings from environment variables (the README lists them) and the chains
 * file. The checks of signatures and hashes have no setting.
 *
 * @throws ConfigError saying which setting is wrong.
 *
 * @example
 * import { loadConfig } from './loadConfig.ts'
 *
 * const config = loadConfig(process.env)
 */
export function loadConfig(
  environment: Environment,
  { chains }: LoadConfigOptions = {},
): Config {
  const recorded = recordNames(environment)
  const config = readConfig(recorded.environment, chains)
  checkNames(environment, recorded.read)
  return config
}

function readConfig(
  environment: Environment,
  chains: LoadConfigOptions['chains'],
): Config {
  const port = readPort(environment['GATEWAY_PORT'])
  const host = environment['GATEWAY_HOST'] ?? 'localhost'
  const publicUrl = readUrl(
    'GATEWAY_PUBLIC_URL',
    environment['GATEWAY_PUBLIC_URL'] ?? `http://localhost:${port}`,
  )
  const base = publicUrl.href.replace(/\/+$/, '')
  const isLocal = loopback.test(publicUrl.hostname)
  const served = readChains(
    chains ?? readChainsFile(chainsFile(environment)),
    chains === undefined ? chainsFile(environment) : 'The command line',
    environment,
    base,
  )
  return {
    // Browsers resolve localhost to either family.
    hosts: /^(localhost|127\.0\.0\.1)$/.test(host)
      ? ['127.0.0.1', '::1']
      : [host],
    port,
    publicUrl: base,
    databaseUrl: readDatabaseUrl(environment['DATABASE_URL']),
    dataFolder: resolve(
      environment['GATEWAY_DATA_DIR'] ?? '.strongroom/gateway',
    ),
    chains: served,
    safeApps: hasFile(environment, 'GATEWAY_SAFE_APPS', 'safe-apps.json')
      ? readSafeApps(
          configFile(environment, 'GATEWAY_SAFE_APPS', 'safe-apps.json'),
        )
      : [],
    prices: readPrices(
      configFile(environment, 'GATEWAY_PRICES', 'prices.json'),
    ),
    priceFeed: readPriceFeed(environment),
    relayLimit: readWholeNumber(environment, 'GATEWAY_RELAY_LIMIT', {
      otherwise: 5,
      most: 1_000_000,
    }),
    streams: readStreams(environment, { isLocal }),
    operatorDigest: readOperatorToken(environment['GATEWAY_OPERATOR_TOKEN']),
    allowedOrigins: readOrigins(environment['GATEWAY_ALLOWED_ORIGINS']),
    allowedHosts: [
      'localhost',
      '127.0.0.1',
      '[::1]',
      publicUrl.hostname,
      ...list(environment['GATEWAY_ALLOWED_HOSTS']),
    ],
    rateLimits: readLimits(environment, { isLocal }),
    proxies: readProxies(list(environment['GATEWAY_TRUSTED_PROXIES'])),
    metrics: readMetrics(environment['GATEWAY_METRICS'], { isLocal }),
    secureCookies: readSecureCookies(environment['GATEWAY_SECURE_COOKIES'], {
      protocol: publicUrl.protocol,
      isLocal,
    }),
    push: readPush(
      environment,
      list(environment['GATEWAY_PUSH_ALLOWED_HOSTS']),
    ),
    mail: readMail(environment),
    webhooks: readWebhookFile(environment['GATEWAY_WEBHOOKS'], {
      allowedHosts: list(environment['GATEWAY_WEBHOOK_ALLOWED_HOSTS']),
      chainIds:
        served.length === 0 ? undefined : served.map(({ chainId }) => chainId),
    }),
    logLevel: readLogLevel(environment['LOG_LEVEL']),
    shutdownSeconds: readWholeNumber(environment, 'GATEWAY_SHUTDOWN_SECONDS', {
      otherwise: 25,
      least: 2,
      most: 3_600,
    }),
  }
}
