import type { GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { type QueryName, queryKey } from './queryKey.ts'

/** Queries whose answers depend on the session. */
const names: readonly QueryName[] = [
  'me',
  'gatewayAccount',
  'accountDataSettings',
  'notificationTypes',
]

/**
 * Resets the private queries of the last session; those on screen are read
 * anew.
 */
export function resetSession(
  queryClient: QueryClient,
  client: GatewayClient,
): void {
  for (const name of names)
    void queryClient.resetQueries({ queryKey: queryKey(client, name) })
}
