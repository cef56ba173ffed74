import { ConfigError } from '../errors/startErrors.ts'
import type { RpcUrl } from './RpcUrl.ts'

export interface ParseRpcUrlOptions {
  /** JSON-RPC calls a second; undefined: no limit. */
  requestsPerSecond?: number | undefined
  /** Whether browsers may get the address; by default, one without a secret. */
  isPublic?: boolean | undefined
}

/** Providers put keys in the path or the query, so both count as secret. */
const hasSecret = ({ username, password, pathname, search, hash }: URL) =>
  [username, password, search, hash].some((part) => part !== '') ||
  pathname !== '/'

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Reads the address of a node. `fetch` refuses URLs with a user and a password,
 * so these become an `Authorization` header.
 *
 * @param text An `http:` or `https:` URL.
 * @param setting Name of the setting, for the error.
 * @throws ConfigError with one line that names the setting and never the URL,
 * which may hold a key.
 *
 * @example
 * import { parseRpcUrl } from './parseRpcUrl.ts'
 *
 * parseRpcUrl('https://user:pass@node.example', 'GATEWAY_RPC_1')
 * // { url: 'https://node.example/', authorization: 'Basic dXNlcjpwYXNz', isPublic: false }
 */
export function parseRpcUrl(
  text: string,
  setting: string,
  { requestsPerSecond, isPublic }: ParseRpcUrlOptions = {},
): RpcUrl {
  const url = URL.parse(text.trim())
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(`${setting} must be an http:// or https:// URL.`)
  }
  const { username, password } = url
  const hasUser = username !== '' || password !== ''
  if (hasUser && isPublic === true) {
    throw new ConfigError(
      `${setting} is public, so it must not hold a user or a password.`,
    )
  }
  const isOpen = isPublic ?? !hasSecret(url)
  url.username = ''
  url.password = ''
  const credentials = `${decode(username)}:${decode(password)}`
  return {
    url: hasUser ? url.href : text.trim(),
    isPublic: isOpen,
    ...(hasUser && {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    }),
    ...(requestsPerSecond !== undefined && { requestsPerSecond }),
  }
}

/**
 * Reads a comma list of addresses, as `GATEWAY_RPC_<chainId>` holds it.
 *
 * @throws ConfigError as `parseRpcUrl`, also for an empty list.
 *
 * @example
 * import { parseRpcUrls } from './parseRpcUrl.ts'
 *
 * parseRpcUrls('https://one.example, https://two.example', 'GATEWAY_RPC_1').length // 2
 */
export function parseRpcUrls(
  text: string,
  setting: string,
  options?: ParseRpcUrlOptions,
): RpcUrl[] {
  return text.split(',').map((part) => parseRpcUrl(part, setting, options))
}
