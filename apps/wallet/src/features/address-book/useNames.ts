import { useServices } from '../../app/ServicesContext.ts'
import { useStore } from '../../storage/useStore.ts'

const none: Readonly<Record<string, string>> = {}

/** The names this browser keeps for addresses of a chain. */
export function useNames(chainId: string): Readonly<Record<string, string>> {
  const { stores } = useServices()
  return useStore(stores.names)[chainId] ?? none
}

/** The name of one address, matched without regard to case. */
export function nameOf(
  names: Readonly<Record<string, string>>,
  address: string | null | undefined,
): string | undefined {
  if (address === null || address === undefined) return undefined
  const exact = names[address]
  if (exact !== undefined) return exact
  const lower = address.toLowerCase()
  return Object.entries(names).find(
    ([known]) => known.toLowerCase() === lower,
  )?.[1]
}

export function useAddressName(
  chainId: string,
  address: string | null | undefined,
): string | undefined {
  return nameOf(useNames(chainId), address)
}
