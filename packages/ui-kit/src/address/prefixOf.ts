/**
 * The chain's part of an address, as in `eth:`; nothing for what is no EIP-3770
 * short name: what stands there is copied along.
 */
export function prefixOf(shortName: string | null | undefined): string {
  return shortName && /^[\w-]+$/u.test(shortName) ? `${shortName}:` : ''
}
