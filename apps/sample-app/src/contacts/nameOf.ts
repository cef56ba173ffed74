import type { KnownAddress } from '@strongroom/ui-kit'

/** The name of an address in the address book. */
export function nameOf(
  known: readonly KnownAddress[],
  address: string,
): string | undefined {
  const wanted = address.toLowerCase()
  const found = known.find((entry) => entry.address.toLowerCase() === wanted)
  return found?.name ?? undefined
}
