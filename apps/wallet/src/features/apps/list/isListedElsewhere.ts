import type { SafeApp } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { findApp } from './findApp.ts'
import { listApps } from './listApps.ts'

/**
 * Whether an app is in a list of another chain that was loaded in this visit:
 * so it is after a switch to a safe on another network.
 */
export function isListedElsewhere(
  queryClient: QueryClient,
  chainId: string,
  url: URL,
): boolean {
  const lists = queryClient.getQueriesData<readonly SafeApp[]>({
    queryKey: ['strongroom', 'safeApps'],
  })
  return lists.some(([key, apps]) => {
    const of = Object(key[2]).chainId as unknown
    if (apps === undefined || typeof of !== 'string' || of === chainId)
      return false
    const { entries } = listApps({
      apps,
      custom: [],
      pinned: [],
      chainId: of,
      hostOrigin: location.origin,
    })
    return findApp(entries, url) !== undefined
  })
}
