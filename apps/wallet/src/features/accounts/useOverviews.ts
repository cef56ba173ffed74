import type { SafeOverview } from '@strongroom/gateway-sdk'
import { useConnection } from '@strongroom/react-hooks'
import { overviewsQueryOptions } from '@strongroom/react-hooks/query'
import { useQueries } from '@tanstack/react-query'
import { useServices } from '../../app/ServicesContext.ts'
import type { RememberedSafe } from '../../storage/parseSafes.ts'

/** A gateway reads at most ten safes from one request. */
const perRequest = 10

/** Short facts about each safe, requested in groups. */
export function useOverviews(safes: readonly RememberedSafe[]) {
  const { gateway } = useServices()
  const { account } = useConnection()
  const groups: RememberedSafe[][] = []
  for (let start = 0; start < safes.length; start += perRequest)
    groups.push(safes.slice(start, start + perRequest))
  const results = useQueries({
    queries: groups.map((group) => ({
      ...overviewsQueryOptions(gateway, {
        safes: group.map(
          ({ chainId, address }) => `${chainId}:${address}` as const,
        ),
        walletAddress: account ?? undefined,
      }),
      refetchInterval: 15_000,
    })),
  })
  const all = results.flatMap(({ data }) => data ?? [])
  return {
    isPending: results.some(({ isPending }) => isPending),
    of: (safe: RememberedSafe): SafeOverview | undefined =>
      all.find(
        ({ chainId, address }) =>
          chainId === safe.chainId &&
          address.value.toLowerCase() === safe.address.toLowerCase(),
      ),
  }
}
