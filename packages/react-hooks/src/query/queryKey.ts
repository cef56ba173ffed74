import type { GatewayClient } from '@strongroom/gateway-sdk'

/** Names of the cached answers. */
export type QueryName =
  | 'allOwnedSafes'
  | 'balances'
  | 'chains'
  | 'history'
  | 'nonces'
  | 'overviews'
  | 'ownedSafes'
  | 'queue'
  | 'safe'
  | 'transaction'
  | 'verification'

/**
 * The key of a cached answer. TanStack Query matches keys by their parts, so a
 * key with fewer parameters is the prefix to invalidate.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { queryKey } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * await new QueryClient().invalidateQueries({
 *   queryKey: queryKey(client, 'queue', { chainId: '1' }),
 * })
 */
export function queryKey<const P extends object>(
  client: Pick<GatewayClient, 'uid'>,
  name: QueryName,
  parameters: P,
) {
  return ['strongroom', name, { scope: client.uid, ...parameters }] as const
}
