/**
 * The chain's part of an address, as in `eth:`; empty for a text that is not an
 * EIP-3770 short name, since it would be copied along.
 */
export function prefixOf(shortName: string | null | undefined): string {
  return shortName && /^[\w-]+$/u.test(shortName) ? `${shortName}:` : ''
}
