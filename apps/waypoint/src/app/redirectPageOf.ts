import type { WaypointConfig } from '../config/parseConfig.ts'
import { parseRequest } from '../request/parseRequest.ts'

/**
 * The page of the same request that answers by redirect, for a window that lost
 * the app that opened it; `undefined` without a redirect address.
 */
export function redirectPageOf(
  url: URL,
  config: WaypointConfig,
): URL | undefined {
  if (window.opener !== null || !url.searchParams.has('origin'))
    return undefined
  const page = new URL(url)
  page.searchParams.delete('origin')
  return parseRequest(page, config).kind === 'refused' ? undefined : page
}
