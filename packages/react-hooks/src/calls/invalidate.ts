import type { GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { type QueryName, queryKey } from './queryKey.ts'

/** Marks answers as stale; those on screen are read again, which is awaited. */
export function invalidate(
  queryClient: QueryClient,
  client: GatewayClient,
  names: readonly QueryName[],
  parameters?: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  return Promise.all(
    names.map((name) =>
      queryClient.invalidateQueries({
        queryKey: queryKey(client, name, parameters),
      }),
    ),
  )
}
