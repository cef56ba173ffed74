import { fetchManifest } from '@strongroom/safe-apps-bridge/host'
import { skipToken, useQuery } from '@tanstack/react-query'
import { fetchInReader } from './fetchInReader.ts'

/** What an app says of itself, at most five seconds after it was asked. */
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
