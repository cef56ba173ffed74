/** The first and last digits of an address or hash: `0x1f98…F984`. */
export function shortenAddress(address: string, digits = 4): string {
  if (address.length <= 2 * digits + 3) return address
  return `${address.slice(0, 2 + digits)}…${address.slice(-digits)}`
}

/** The name of an address among names by lower-case address, else its digits. */
export const nameOrShorten = (
  address: string,
  names: Readonly<Record<string, string>> = {},
): string => names[address.toLowerCase()] ?? shortenAddress(address)
