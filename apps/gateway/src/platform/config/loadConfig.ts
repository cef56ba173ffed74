import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '../errors/startErrors.ts'
import type { AllowedOrigins } from './allowedOrigins.ts'
import type { ChainConfig, Config } from './Config.ts'
import { checkNames, recordNames } from './checkNames.ts'
import { readChain } from './readChain.ts'
import { readContracts } from './readContracts.ts'
import { readLimits } from './readLimits.ts'
import { readLogLevel } from './readLogLevel.ts'
import { readMail } from './readMail.ts'
import { readMetrics } from './readMetrics.ts'
import { readOperatorToken } from './readOperatorToken.ts'
import { readPriceFeed } from './readPriceFeed.ts'
import { readPrices } from './readPrices.ts'
import { readProxies } from './readProxies.ts'
import { readPush } from './readPush.ts'
import { readSafeApps } from './readSafeApps.ts'
import { readSecureCookies } from './readSecureCookies.ts'
import { readWholeNumber } from './readWholeNumber.ts'

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
