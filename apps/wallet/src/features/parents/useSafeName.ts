import { shortenAddress } from '@strongroom/ui-kit'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'

/** Writes the name of an address, or its first and last digits. */
export function useSafeName(): (address: string) => string {
  const names = useNames(useOpenSafe().chainId)
  return (address) => nameOf(names, address) ?? shortenAddress(address)
}
