import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../../app/ServicesContext.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { abortable } from '../../rpc/abortable.ts'
import { useRpc } from '../../rpc/useRpc.ts'
import { useStore } from '../../storage/useStore.ts'
import { outcomeTexts } from './outcomeTexts.ts'
import { endPending, pendingOf } from './pendingExecutions.ts'
import { outcomeKey } from './useOutcome.ts'

/**
 * Follows the execution that is under way for a safe until the chain has
 * decided, also after a reload and also when another tab started it.
 */
export function usePendingExecution(safe: OpenSafe) {
  const { stores, queryClient, toasts } = useServices()
  const rpc = useRpc(safe.chainId)
  const pending = pendingOf(useStore(stores.pending), {
    chainId: safe.chainId,
    safe: safe.address,
  })
  const { data } = useQuery({
    queryKey: ['wallet', 'pending', rpc?.url, pending],
    enabled: pending !== undefined && rpc !== undefined,
    refetchInterval: 1_500,
    retry: true,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      if (pending === undefined || rpc === undefined) return null
      const { followPending } = await import('./followPending.ts')
      const node = abortable(rpc, signal)
      return followPending(
        node,
        { ...pending, safe: safe.address },
        stores.pending,
        signal,
      )
    },
  })
  const safeTxHash = pending?.safeTxHash
  useEffect(() => {
    if (!data || data.status === 'waiting' || safeTxHash === undefined) return
    queryClient.setQueryData(outcomeKey(safeTxHash), data)
    endPending(stores.pending, safeTxHash)
    const { tone, title } = outcomeTexts[data.status]
    toasts.add({ id: safeTxHash, tone, title })
    void queryClient.invalidateQueries()
  }, [data, safeTxHash, queryClient, stores.pending, toasts])
  return {
    pending,
    forget: () => {
      if (safeTxHash !== undefined) endPending(stores.pending, safeTxHash)
    },
  }
}
