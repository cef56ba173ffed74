import { toAddress } from '@strongroom/safe-protocol'
import type { KnownAddress } from '@strongroom/ui-kit'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { useNames } from './useNames.ts'

/** Names of this browser's address book on a chain, with checksummed addresses. */
export function useBook(
  chainId: string,
): readonly { readonly address: Address; readonly name: string }[] {
  const names = useNames(chainId)
  return useMemo(
    () =>
      Object.entries(names).map(([address, name]) => ({
        address: toAddress(address),
        name,
      })),
    [names],
  )
}

/**
 * Addresses that a review compares recipients with: the address book and the safes
 * that this browser remembers, never what a server sent.
 */
export function useKnownAddresses(chainId: string): readonly KnownAddress[] {
  const book = useBook(chainId)
  const safes = useStore(useServices().stores.safes)
  return useMemo(
    () => [
      ...book,
      ...safes
        .filter((safe) => safe.chainId === chainId)
        .map(({ address }) => ({ address })),
    ],
    [book, safes, chainId],
  )
}
