import { isIPv6 } from 'node:net'

const groups = 8

/**
 * Whom limits count as one client: an IPv4 address, or an IPv6 network of 64
 * bits, since a single home or server has 2^64 IPv6 addresses to take turns
 * with.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::', 2)
  const split = (part: string) => (part === '' ? [] : part.split(':'))
  const start = split(head)
  const end = split(tail ?? '')
  // A dotted end is two groups.
  const dotted = address.includes('.') ? 1 : 0
  const gap = Math.max(0, groups - start.length - end.length - dotted)
  const all =
    tail === undefined ? start : [...start, ...Array(gap).fill('0'), ...end]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
