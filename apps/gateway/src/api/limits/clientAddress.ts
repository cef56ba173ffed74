import { type BlockList, isIP } from 'node:net'

export interface ClientAddressOptions {
  /** Address of the connection; undefined when the connection is gone. */
  peer: string | undefined
  /** The `X-Forwarded-For` header. */
  forwardedFor: string | undefined
  trustedProxies: BlockList
}

const mapped = /^::ffff:(?=\d+\.)/i

/** Proxies may append a port, and put IPv6 in brackets. */
const bare = (part: string): string =>
  part
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(mapped, '')

/**
 * The address a request came from. Anybody can send `X-Forwarded-For`, so it is
 * read from its end, and only as far as trusted proxies wrote it.
 */
export function clientAddress({
  peer = '',
  forwardedFor = '',
  trustedProxies,
}: ClientAddressOptions): string {
  const isTrusted = (address: string) =>
    isIP(address) !== 0 &&
    trustedProxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  const chain = forwardedFor.split(',').map(bare)
  let address = bare(peer)
  while (isTrusted(address)) {
    const before = chain.pop()
    if (before === undefined || isIP(before) === 0) break
    address = before
  }
  return address
}
