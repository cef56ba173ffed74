import { BlockList, isIP } from 'node:net'
import { ConfigError } from '../errors/startErrors.ts'

/**
 * Addresses and networks of the proxies in front of the gateway, as in
 * `10.0.0.0/8, ::1`.
 *
 * @throws ConfigError for anything else.
 */
export const readProxies = (entries: readonly string[]): BlockList =>
  readNetworks('GATEWAY_TRUSTED_PROXIES', entries)

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Addresses and networks, as in `10.0.0.0/8, ::1`.
 *
 * @throws ConfigError for anything else, naming the setting.
 */
export function readNetworks(
  name: string,
  entries: readonly string[],
): BlockList {
  const networks = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/', 2)
    try {
      if (isIP(address) === 0) throw new RangeError(address)
      if (prefix === undefined) networks.addAddress(address, familyOf(address))
      else if (/^\d{1,3}$/.test(prefix)) {
        networks.addSubnet(address, Number(prefix), familyOf(address))
      } else throw new RangeError(prefix)
    } catch (cause) {
      throw new ConfigError(
        `${name} takes addresses and networks, as in 10.0.0.0/8.`,
        { cause },
      )
    }
  }
  return networks
}
