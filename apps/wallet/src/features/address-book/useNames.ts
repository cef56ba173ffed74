import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'

const none: Readonly<Record<string, string>> = {}

/** Names by lower-case address, as this browser keeps them for a chain. */
export function useNames(chainId: string): Readonly<Record<string, string>> {
  const { stores } = useServices()
  return useStore(stores.names)[chainId] ?? none
}

/** The name of one address, matched without regard to case. */
export function nameOf(
  names: Readonly<Record<string, string>>,
  address: string | null | undefined,
): string | undefined {
  return address ? names[address.toLowerCase()] : undefined
}

export function useAddressName(
  chainId: string,
  address: string | null | undefined,
): string | undefined {
  return nameOf(useNames(chainId), address)
}
