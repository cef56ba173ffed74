import { type Address, getAddress, type Hex, isAddress } from 'viem'
import { ConfigError } from '../errors/startErrors.ts'
import type { ContractEntry } from './Config.ts'
import {
  type ChainConfig,
  type ChainRecord,
  contractAddressNames,
} from './Config.ts'
import { readRelayer } from './readRelayer.ts'
import { readRpcUrls, toRpcUri } from './readRpcUrls.ts'

type Fields = Record<string, unknown>

/**
 * Features that this gateway serves; none of them makes a wallet call another
 * host.
 */
const defaultFeatures = [
  'ERC721',
  'SAFE_APPS',
  'EIP1559',
  'SAFE_TX_GAS_OPTIONAL',
  'EIP1271',
  'COUNTERFACTUAL',
  'DELETE_TX',
  'PROPOSERS',
  'TX_NOTES',
  'SPEED_UP_TX',
  'BATCHING',
]

const fail = (where: string, what: string): never => {
  throw new ConfigError(`${where} ${what}.`)
}

const object = (value: unknown, where: string): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : fail(where, 'must be an object')

const text = (fields: Fields, key: string, where: string): string => {
  const value = fields[key]
  return typeof value === 'string' && value !== ''
    ? value
    : fail(`${where}.${key}`, 'must be a text')
}

const optionalText = (fields: Fields, key: string, where: string) =>
  fields[key] === undefined || fields[key] === null
    ? null
    : text(fields, key, where)

const number = (
  fields: Fields,
  key: string,
  where: string,
  otherwise?: number,
): number => {
  const value = fields[key] ?? otherwise
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : fail(`${where}.${key}`, 'must be a whole number')
}

const boolean = (fields: Fields, key: string, otherwise: boolean) =>
  typeof fields[key] === 'boolean' ? fields[key] : otherwise

const texts = (
  fields: Fields,
  key: string,
  where: string,
  otherwise: readonly string[],
): readonly string[] => {
  const value = fields[key] ?? otherwise
  return Array.isArray(value) && value.every((x) => typeof x === 'string')
    ? value
    : fail(`${where}.${key}`, 'must be a list of texts')
}

const addresses = (
  fields: Fields,
  key: string,
  where: string,
): readonly Address[] =>
  texts(fields, key, where, []).map((value) =>
    isAddress(value)
      ? getAddress(value)
      : fail(`${where}.${key}`, 'must be a list of addresses'),
  )

/** An empty list is refused: the gateway would index no safe at all. */
const readOnlySafes = (
  entry: Fields,
  where: string,
): ReadonlySet<Hex> | undefined => {
  if (entry['onlySafes'] === undefined) return undefined
  const list = addresses(entry, 'onlySafes', where)
  return list.length === 0
    ? fail(`${where}.onlySafes`, 'must name a safe, or be left out')
    : new Set(list.map((address) => address.toLowerCase() as Hex))
}

export interface ReadChainOptions {
  publicUrl: string
  /** Comma list that replaces the file's RPC addresses. */
  rpcUrl?: string | undefined
  /** Calls a second for each of them. */
  rpcRate?: string | undefined
  /** Replaces the file's WebSocket address. */
  wsUrl?: string | undefined
  /** Private key of the account that relays. */
  relayerKey?: string | undefined
  contracts?: ReadonlyMap<Address, ContractEntry> | undefined
}

/** The file's is of the node that the file names, not of one set instead. */
const readWsUrl = (
  entry: Fields,
  where: string,
  options: ReadChainOptions,
): string | undefined => {
  const ofFile = optionalText(entry, 'wsUrl', where) ?? undefined
  const url =
    options.wsUrl ?? (options.rpcUrl === undefined ? ofFile : undefined)
  if (url === undefined || /^wss?:$/.test(URL.parse(url)?.protocol ?? '')) {
    return url
  }
  return fail(`${where}.wsUrl`, 'must be a ws:// or wss:// address')
}

/**
 * One entry of the chains file, with the defaults filled in. `publicRpcUrl`
 * is what browsers get; without it they get the first RPC address that holds no
 * secret.
 *
 * @throws ConfigError naming the field.
 */
export function readChain(
  value: unknown,
  where: string,
  options: ReadChainOptions,
): ChainConfig {
  const entry = object(value, where)
  const chainId = text(entry, 'chainId', where)
  if (!/^[1-9]\d{0,77}$/.test(chainId)) {
    fail(`${where}.chainId`, 'must be a decimal number as a text')
  }
  const rpcUrls = readRpcUrls(entry, { ...options, chainId, where })
  const publicRpcUrl = optionalText(entry, 'publicRpcUrl', where)
  const rpcUri = toRpcUri(rpcUrls, publicRpcUrl, where)
  const { publicUrl, relayerKey, contracts } = options
  const relayer = readRelayer(`GATEWAY_RELAYER_KEY_${chainId}`, relayerKey)
  const explorer = `${publicUrl}/explorer/${chainId}`
  const currency = object(entry['nativeCurrency'], `${where}.nativeCurrency`)
  const theme = object(entry['theme'] ?? {}, `${where}.theme`)
  const known = object(
    entry['contractAddresses'] ?? {},
    `${where}.contractAddresses`,
  )
  const templates = object(
    entry['blockExplorerUriTemplate'] ?? {},
    `${where}.blockExplorerUriTemplate`,
  )
  const record: ChainRecord = {
    chainId,
    chainName: text(entry, 'chainName', where),
    shortName: text(entry, 'shortName', where),
    description: optionalText(entry, 'description', where) ?? '',
    chainLogoUri: optionalText(entry, 'chainLogoUri', where),
    // Some clients append `/api/v1/…` and call it themselves.
    transactionService: `${publicUrl}/tx-service/${chainId}`,
    l2: boolean(entry, 'l2', true),
    isTestnet: boolean(entry, 'isTestnet', true),
    zk: boolean(entry, 'zk', false),
    rpcUri,
    safeAppsRpcUri: rpcUri,
    publicRpcUri: rpcUri,
    blockExplorerUriTemplate: {
      address:
        optionalText(templates, 'address', where) ??
        `${explorer}/address/{{address}}`,
      txHash:
        optionalText(templates, 'txHash', where) ?? `${explorer}/tx/{{txHash}}`,
      api:
        optionalText(templates, 'api', where) ??
        `${explorer}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`,
    },
    beaconChainExplorerUriTemplate: { publicKey: null },
    nativeCurrency: {
      name: text(currency, 'name', `${where}.nativeCurrency`),
      symbol: text(currency, 'symbol', `${where}.nativeCurrency`),
      decimals: number(currency, 'decimals', `${where}.nativeCurrency`, 18),
      logoUri:
        optionalText(currency, 'logoUri', where) ??
        `${publicUrl}/assets/native.svg`,
    },
    theme: {
      textColor: optionalText(theme, 'textColor', where) ?? '#ffffff',
      backgroundColor:
        optionalText(theme, 'backgroundColor', where) ?? '#333333',
    },
    ensRegistryAddress: optionalText(entry, 'ensRegistryAddress', where),
    gasPrice: Array.isArray(entry['gasPrice']) ? entry['gasPrice'] : [],
    disabledWallets: texts(entry, 'disabledWallets', where, []),
    features: [
      ...texts(entry, 'features', where, defaultFeatures).filter(
        (feature) => feature !== 'RELAYING',
      ),
      ...(relayer === undefined ? [] : ['RELAYING']),
    ],
    balancesProvider: { chainName: null, enabled: false },
    contractAddresses: Object.fromEntries(
      contractAddressNames.map((name) => [
        name,
        optionalText(known, name, `${where}.contractAddresses`),
      ]),
    ) as ChainRecord['contractAddresses'],
    recommendedMasterCopyVersion: optionalText(
      entry,
      'recommendedMasterCopyVersion',
      where,
    ),
    relayer:
      relayer === undefined
        ? null
        : {
            type: 'DAILY_LIMIT',
            safeCreationSponsored: false,
            safeTransactionSponsored: false,
            enableTenderlySimulationBeforeRelay: false,
          },
  }
  return {
    chainId,
    rpcUrls,
    wsUrl: readWsUrl(entry, where, options),
    finality: number(entry, 'finality', where, 64),
    startBlock: number(entry, 'startBlock', where, 0),
    onlySafes: readOnlySafes(entry, where),
    pollMs: number(entry, 'pollMs', where, 500),
    trustedTokens: addresses(entry, 'trustedTokens', where),
    contracts,
    relayer,
    record,
  }
}
