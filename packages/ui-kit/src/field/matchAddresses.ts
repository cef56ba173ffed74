import type { KnownAddress } from '@strongroom/safe-protocol/risks'

/** Known addresses whose name or digits contain the text; at most eight. */
export function matchAddresses(
  known: readonly KnownAddress[],
  text: string,
): readonly KnownAddress[] {
  const wanted = text.trim().toLowerCase()
  return known
    .filter(
      ({ address, name }) =>
        address.toLowerCase().includes(wanted) ||
        (name ?? '').toLowerCase().includes(wanted),
    )
    .slice(0, 8)
}
