import { useConnection } from '@strongroom/react-hooks'
import { allSafesByOwnerQueryOptions } from '@strongroom/react-hooks/query'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { type KnownSafe, listSafes } from './listSafes.ts'

/** The safes of the connected account and those this browser remembers. */
export function useKnownSafes(): {
  safes: readonly KnownSafe[]
  isPending: boolean
  error: unknown
  retry: () => void
} {
  const { gateway, stores } = useServices()
  const { account } = useConnection()
  const remembered = useStore(stores.safes)
  const owned = useQuery(
    allSafesByOwnerQueryOptions(gateway, {
      ownerAddress: account ?? undefined,
    }),
  )
  return {
    safes: listSafes(
      (owned.data ?? {}) as Record<string, readonly Address[] | null>,
      remembered,
    ),
    isPending: account !== null && owned.isPending,
    error: owned.error,
    retry: () => void owned.refetch(),
  }
}
