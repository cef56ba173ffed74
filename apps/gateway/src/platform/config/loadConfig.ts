import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '../errors/startErrors.ts'
import { type PriceTable, parsePrices } from '../prices/parsePrices.ts'
import type { AllowedOrigins } from './allowedOrigins.ts'
import type { ChainConfig, Config, RateLimits } from './Config.ts'
import { checkNames, recordNames } from './checkNames.ts'
import { readChain } from './readChain.ts'
import { readContracts } from './readContracts.ts'
import { readJsonFile } from './readJsonFile.ts'
import { readMail } from './readMail.ts'
import { readMetrics } from './readMetrics.ts'
import { readProxies } from './readNetworks.ts'
import { readPush } from './readPush.ts'
import { readSafeApps } from './readSafeApps.ts'

/**
 * A setting that is a number.
 *
 * @throws ConfigError for another text, or a number out of bounds.
 */
function readWholeNumber(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  {
    otherwise,
    least = 0,
    most,
  }: { otherwise: number; least?: number; most: number },
): number {
  const text = environment[name]
  if (text === undefined || text === '') return otherwise
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new ConfigError(`${name} must be a number from ${least} to ${most}.`)
}

const names = {
  general: 'GATEWAY_RATE_LIMIT',
  auth: 'GATEWAY_RATE_LIMIT_AUTH',
  accountCreation: 'GATEWAY_RATE_LIMIT_ACCOUNTS',
  costly: 'GATEWAY_RATE_LIMIT_COSTLY',
} as const

/** A user of the machine that the gateway runs on never reaches this limit. */
const localGeneral = 600_000

/**
 * Requests per minute of one client. A gateway for one machine lets it ask
 * about as much as it can answer.
 *
 * @throws ConfigError naming the variable.
 */
function readLimits(
  environment: Readonly<Record<string, string | undefined>>,
  { isLocal }: { isLocal: boolean },
): RateLimits {
  const read = (name: string, otherwise: number): number => {
    const limit = Number(environment[name] || otherwise)
    if (!Number.isInteger(limit) || limit < 1 || limit > 10_000_000) {
      throw new ConfigError(
        `${name} must be a whole number of requests per minute, from 1 to 10000000.`,
      )
    }
    return limit
  }
  return {
    general: read(names.general, isLocal ? localGeneral : 1_200),
    auth: read(names.auth, 5),
    accountCreation: read(names.accountCreation, 5),
    costly: read(names.costly, isLocal ? localGeneral : 60),
  }
}

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

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

const configFile = (environment: Environment, name: string, file: string) =>
  resolve(environment[name] || here(`../../../config/${file}`))

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const readPort = (value: string | undefined): number => {
  const port = Number(value ?? '5180')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError('GATEWAY_PORT must be a port number.')
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

const readChains = (
  path: string,
  environment: Environment,
  publicUrl: string,
): ChainConfig[] => {
  let entries: unknown
  try {
    entries = JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new ConfigError(`The chains file ${path} cannot be read.`, { cause })
  }
  if (!Array.isArray(entries) || entries.length === 0) {
    throw new ConfigError(`The chains file ${path} must hold a list of chains.`)
  }
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
export function loadConfig(environment: Environment): Config {
  const recorded = recordNames(environment)
  const config = readConfig(recorded.environment)
  checkNames(environment, recorded.read)
  return config
}

function readConfig(environment: Environment): Config {
  const port = readPort(environment['GATEWAY_PORT'])
  const host = environment['GATEWAY_HOST'] ?? 'localhost'
  const publicUrl = readUrl(
    'GATEWAY_PUBLIC_URL',
    environment['GATEWAY_PUBLIC_URL'] ?? `http://localhost:${port}`,
  )
  const base = publicUrl.href.replace(/\/+$/, '')
  const isLocal = loopback.test(publicUrl.hostname)
  return {
    // Browsers resolve localhost to either family.
    hosts: /^(localhost|127\.0\.0\.1)$/.test(host)
      ? ['127.0.0.1', '::1']
      : [host],
    port,
    publicUrl: base,
    databaseUrl: readDatabaseUrl(environment['DATABASE_URL']),
    dataFolder: resolve(
      environment['GATEWAY_DATA_DIR'] ??
        here('../../../../../.strongroom/gateway'),
    ),
    chains: readChains(
      configFile(environment, 'GATEWAY_CHAINS', 'chains.json'),
      environment,
      base,
    ),
    safeApps: readSafeApps(
      configFile(environment, 'GATEWAY_SAFE_APPS', 'safe-apps.json'),
    ),
    prices: readPrices(
      configFile(environment, 'GATEWAY_PRICES', 'prices.json'),
    ),
    priceFeed: readPriceFeed(environment),
    relayLimit: readWholeNumber(environment, 'GATEWAY_RELAY_LIMIT', {
      otherwise: 5,
      most: 1_000_000,
    }),
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
    logLevel: readLogLevel(environment['LOG_LEVEL']),
    shutdownSeconds: readWholeNumber(environment, 'GATEWAY_SHUTDOWN_SECONDS', {
      otherwise: 25,
      least: 2,
      most: 3_600,
    }),
  }
}
