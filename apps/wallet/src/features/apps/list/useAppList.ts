import { useSafeApps } from '@strongroom/react-hooks'
import { useMemo } from 'react'
import { useServices } from '../../../core/useServices.ts'
import { openAppStores } from '../../../storage/openAppStores.ts'
import { useStore } from '../../../storage/useStore.ts'
import { type ListedApps, listApps } from './listApps.ts'

const none: readonly never[] = []

/** The apps of a chain: the gateway's, the pinned and the added ones. */
export function useAppList(chainId: string): ListedApps & {
  isPending: boolean
  /** Why the gateway's list is missing, from the first failure on. */
  error: Error | null
  isFetching: boolean
  retry: () => void
} {
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const { custom, pinned } = useStore(stores.apps)
  const query = useSafeApps({ chainId, clientUrl: location.origin })
  const apps = query.data ?? none
  const listed = useMemo(
    () =>
      listApps({
        apps,
        custom: custom[chainId] ?? none,
        pinned: pinned[chainId] ?? none,
        chainId,
        hostOrigin: location.origin,
      }),
    [apps, custom, pinned, chainId],
  )
  // The first failure counts, before all retries: stored apps can be used
  // meanwhile.
  const error = query.error ?? (query.data ? null : query.failureReason)
  return {
    ...listed,
    isPending: query.isPending && error === null,
    error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  }
}
