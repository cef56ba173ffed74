import {
  balancesQueryOptions,
  historyQueryOptions,
  queueQueryOptions,
  transactionQueryOptions,
} from '@strongroom/react-hooks/query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Address } from 'viem'
import { timeZone } from '../../features/transactions/timeZone.ts'
import { useAppSearch } from '../navigation.ts'
import { useServices } from '../ServicesContext.ts'

/**
 * Requests the data of the page while the safe itself is still loading: on a
 * slow network each round trip counts.
 */
export function usePrefetch(
  chainId: string | undefined,
  safeAddress: Address | undefined,
): void {
  const { gateway, queryClient } = useServices()
  const { pathname } = useLocation()
  const { id } = useAppSearch()
  useEffect(() => {
    if (chainId === undefined || safeAddress === undefined) return
    const safe = { chainId, safeAddress }
    if (pathname === '/transactions/history')
      void queryClient.prefetchInfiniteQuery(
        historyQueryOptions(gateway, { ...safe, timezone: timeZone }),
      )
    if (pathname === '/transactions/queue' || pathname === '/home')
      void queryClient.prefetchInfiniteQuery(queueQueryOptions(gateway, safe))
    if (pathname === '/transactions/tx' && id !== undefined)
      void queryClient.prefetchQuery(
        transactionQueryOptions(gateway, { chainId, transactionId: id }),
      )
    if (pathname === '/balances' || pathname === '/home')
      void queryClient.prefetchQuery(balancesQueryOptions(gateway, safe))
  }, [chainId, safeAddress, pathname, id, gateway, queryClient])
}
