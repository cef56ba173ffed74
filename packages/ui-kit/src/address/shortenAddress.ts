/** The first and last digits of an address or hash: `0x1f98…F984`. */
export function shortenAddress(address: string, digits = 4): string {
  if (address.length <= 2 * digits + 3) return address
  return `${address.slice(0, 2 + digits)}…${address.slice(-digits)}`
}
