import type { GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { type QueryName, queryKey } from './queryKey.ts'

/** What may change when a transaction is proposed, confirmed or deleted. */
const names: readonly QueryName[] = ['safe', 'queue', 'nonces']

/**
 * Marks what depends on a safe's queue as stale; what is on screen is read
 * again. Without an address, for all safes of the chain.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { invalidateSafe } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * invalidateSafe(new QueryClient(), createGatewayClient(), { chainId: '1' })
 */
export function invalidateSafe(
  queryClient: QueryClient,
  client: GatewayClient,
  parameters: { readonly chainId: string; readonly safeAddress?: string },
): void {
  const { chainId, safeAddress } = parameters
  const keys = [
    ...names.map((name) => queryKey(client, name, { chainId, safeAddress })),
    queryKey(client, 'transaction', { chainId }),
    queryKey(client, 'overviews'),
  ]
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: key })
}
