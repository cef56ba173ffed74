import type { BlockList } from 'node:net'
import { readNetworks } from './readNetworks.ts'

/**
 * Addresses and networks of the proxies in front of the gateway, as in
 * `10.0.0.0/8, ::1`.
 *
 * @throws ConfigError for anything else.
 */
export const readProxies = (entries: readonly string[]): BlockList =>
  readNetworks('GATEWAY_TRUSTED_PROXIES', entries)
