import { fetchManifest } from '@strongroom/safe-apps-bridge/host'
import { skipToken, useQuery } from '@tanstack/react-query'
import { fetchInReader } from './fetchInReader.ts'

/** Manifest of an app, within five seconds. */
export function useManifest(url: string | undefined) {
  return useQuery({
    queryKey: ['wallet', 'app-manifest', url],
    queryFn:
      url === undefined
        ? skipToken
        : ({ signal }) => fetchManifest(url, { signal, fetch: fetchInReader }),
    retry: false,
    staleTime: 5 * 60_000,
  })
}
