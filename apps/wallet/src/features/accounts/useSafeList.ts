import type { SafeOverview } from '@strongroom/gateway-sdk'
import { useConnection } from '@strongroom/react-hooks'
import {
  allSafesByOwnerQueryOptions,
  overviewsQueryOptions,
} from '@strongroom/react-hooks/query'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useCurrency } from '../../core/useCurrency.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import {
  arrangeSafes,
  type ListedSafe,
  type SafeGroup,
  type SafeList,
} from './arrangeSafes.ts'

/** A gateway reads at most ten safes from one request. */
const perRequest = 10

export interface SafeListState extends SafeList {
  /** The accepted safes one after the other, without groups. */
  safes: readonly ListedSafe[]
  /** The gateway is still asked which safes the account owns. */
  isPending: boolean
  /** Counts and values are still on their way. */
  isCounting: boolean
  /** Why the gateway could not name the account's safes. */
  error: unknown
  retry: () => void
}

/**
 * All safes that this browser remembers or that list the connected account. What
 * the browser remembers is there at once, whether the gateway answers or not.
 *
 * @param options.query words to find in name, address or network
 * @param options.strangers also ask for the facts of safes that were never
 * accepted; anybody can create any number of them
 */
export function useSafeList(
  options: { query?: string; strangers?: boolean } = {},
): SafeListState {
  const { gateway, stores } = useServices()
  const { account } = useConnection()
  const { chains } = useChainRecords()
  const { query, strangers = false } = options
  const { currency } = useCurrency()
  const remembered = useStore(stores.safes)
  const names = useStore(stores.names)
  const owners = useQuery(
    allSafesByOwnerQueryOptions(gateway, {
      ownerAddress: account ?? undefined,
    }),
  )
  const owned = owners.data as
    | Readonly<Record<string, readonly Address[] | null>>
    | undefined
  const all = useMemo(
    () => arrangeSafes({ owned, remembered, names, chains }),
    [owned, remembered, names, chains],
  )
  const safesOf = (groups: readonly SafeGroup[]) =>
    groups.flatMap(({ safes }) => safes)
  // Sorted by address, so that another order of the list repeats no request.
  const counted = [
    ...safesOf(all.groups),
    ...(strangers ? safesOf(all.strangers) : []),
  ]
    // The gateway knows nothing of a safe that is not created.
    .filter(({ creation }) => creation === undefined)
    .map(({ chainId, address }) => `${chainId}:${address}` as const)
    .sort()
  const requests: (typeof counted)[] = []
  for (let start = 0; start < counted.length; start += perRequest)
    requests.push(counted.slice(start, start + perRequest))
  const { overviews, isCounting } = useQueries({
    queries: requests.map((safes) => ({
      ...overviewsQueryOptions(gateway, {
        safes,
        walletAddress: account ?? undefined,
        currency,
      }),
      refetchInterval: 15_000,
    })),
    combine: combineOverviews,
  })
  const list = useMemo(
    () => arrangeSafes({ owned, remembered, names, chains, overviews, query }),
    [owned, remembered, names, chains, overviews, query],
  )
  return {
    ...list,
    safes: safesOf(list.groups),
    isPending:
      account !== null && owners.isPending && owners.failureCount === 0,
    isCounting,
    error: owners.error ?? owners.failureReason,
    retry: () => void owners.refetch(),
  }
}

function combineOverviews(
  results: readonly {
    data: readonly SafeOverview[] | undefined
    isPending: boolean
    failureCount: number
  }[],
) {
  return {
    overviews: results.flatMap(({ data }) => data ?? []),
    isCounting: results.some(
      ({ isPending, failureCount }) => isPending && failureCount === 0,
    ),
  }
}
