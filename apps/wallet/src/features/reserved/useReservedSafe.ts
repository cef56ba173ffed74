import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SafePlan } from '../../chain/planSafe.ts'
import { readReservation } from '../../chain/reservation.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import type { SafeTarget } from '../../core/useSafeFromUrl.ts'
import type { Json } from '../../storage/guards.ts'

/**
 * A reserved safe as it will be. Its address is computed again from what the browser
 * keeps: where that leads to another address, there is no safe.
 */
export function useReservedSafe(
  { chain, chainId, address, ref }: SafeTarget,
  creation: Json,
): {
  plan: SafePlan | undefined
  safe: OpenSafe | undefined
  isPending: boolean
} {
  const { data: found } = useQuery({
    queryKey: ['wallet', 'reservation', chainId, address, creation],
    queryFn: async () => (await readReservation(chainId, creation)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const isSame = found?.address.toLowerCase() === address.toLowerCase()
  const plan = found && isSame ? found : undefined
  const safe = useMemo(
    (): OpenSafe | undefined =>
      plan && {
        ...{ chain, chainId, address, ref },
        ...{ source: 'chain', nonce: 0, info: undefined },
        ...{ owners: plan.owners, threshold: plan.threshold },
        version: plan.version,
      },
    [plan, chain, chainId, address, ref],
  )
  return { plan, safe, isPending: found === undefined }
}
