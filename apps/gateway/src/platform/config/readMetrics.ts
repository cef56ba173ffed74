import type { BlockList } from 'node:net'
import { readNetworks } from './readNetworks.ts'

const loopback = ['127.0.0.0/8', '::1']

/**
 * Networks that may read `/metrics`: `off`, `loopback`, or a list of addresses
 * and networks. The default is `off`, unless the gateway serves this machine
 * alone: on a public one, a proxy on the same machine would pass strangers on.
 *
 * @throws ConfigError for anything else.
 */
export function readMetrics(
  value: string | undefined,
  { isLocal }: { isLocal: boolean },
): BlockList | undefined {
  const said = value || (isLocal ? 'loopback' : 'off')
  if (said === 'off') return undefined
  const entries =
    said === 'loopback' ? loopback : said.split(',').map((part) => part.trim())
  return readNetworks('GATEWAY_METRICS', entries)
}
