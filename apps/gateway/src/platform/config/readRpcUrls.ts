import { ConfigError } from '../errors/startErrors.ts'
import { parseRpcUrl, parseRpcUrls } from '../rpc/parseRpcUrl.ts'
import type { RpcUrl } from '../rpc/RpcUrl.ts'
import type { RpcUri } from './Config.ts'

export interface ReadRpcUrlsOptions {
  chainId: string
  /** The chain's place in the file, for errors. */
  where: string
  /** `GATEWAY_RPC_<chainId>`: a comma list that replaces the file's nodes. */
  rpcUrl?: string | undefined
  /** `GATEWAY_RPC_RATE_<chainId>`: JSON-RPC calls a second for each node. */
  rpcRate?: string | undefined
}

const mostPerSecond = 1_000_000

const readRate = (value: unknown, setting: string): number | undefined => {
  if (value === undefined || value === '') return undefined
  const rate = Number(value)
  if (Number.isInteger(rate) && rate > 0 && rate <= mostPerSecond) return rate
  throw new ConfigError(
    `${setting} must be a whole number of calls per second, from 1 to ${mostPerSecond}.`,
  )
}

const readEntry = (
  value: unknown,
  setting: string,
  otherwise: number | undefined,
): RpcUrl => {
  const entry = typeof value === 'string' ? { url: value } : Object(value)
  const { url, requestsPerSecond, public: isPublic } = entry
  if (isPublic !== undefined && typeof isPublic !== 'boolean') {
    throw new ConfigError(`${setting}.public must be true or false.`)
  }
  const rate = readRate(requestsPerSecond, `${setting}.requestsPerSecond`)
  return parseRpcUrl(typeof url === 'string' ? url : '', setting, {
    requestsPerSecond: rate ?? otherwise,
    isPublic,
  })
}

/**
 * The nodes of a chain. In the file, `rpcUrl` is a URL or a list; an entry of
 * the list is a URL or `{ url, requestsPerSecond?, public? }`.
 *
 * @throws ConfigError naming the setting, never a URL.
 */
export function readRpcUrls(
  entry: Readonly<Record<string, unknown>>,
  { chainId, where, rpcUrl, rpcRate }: ReadRpcUrlsOptions,
): RpcUrl[] {
  const rate =
    readRate(rpcRate, `GATEWAY_RPC_RATE_${chainId}`) ??
    readRate(entry['requestsPerSecond'], `${where}.requestsPerSecond`)
  if (rpcUrl !== undefined) {
    const options = { requestsPerSecond: rate }
    return parseRpcUrls(rpcUrl, `GATEWAY_RPC_${chainId}`, options)
  }
  const ofFile = entry['rpcUrl']
  const list: readonly unknown[] = Array.isArray(ofFile) ? ofFile : [ofFile]
  if (list.length === 0) throw new ConfigError(`${where}.rpcUrl is empty.`)
  return list.map((value, i) =>
    readEntry(
      value,
      Array.isArray(ofFile) ? `${where}.rpcUrl[${i}]` : `${where}.rpcUrl`,
      rate,
    ),
  )
}

/**
 * Node address for browsers: the file's `publicRpcUrl`, else the first node
 * without a secret, else an empty one.
 *
 * @throws ConfigError when `publicRpcUrl` is no URL or holds a password.
 */
export function toRpcUri(
  rpcUrls: readonly RpcUrl[],
  publicRpcUrl: string | null,
  where: string,
): RpcUri {
  const open =
    publicRpcUrl === null
      ? rpcUrls.find(({ isPublic }) => isPublic)
      : parseRpcUrl(publicRpcUrl, `${where}.publicRpcUrl`, { isPublic: true })
  return open === undefined
    ? { authentication: 'UNKNOWN', value: '' }
    : { authentication: 'NO_AUTHENTICATION', value: open.url }
}
