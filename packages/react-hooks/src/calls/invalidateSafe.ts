import type { GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { invalidate } from './invalidate.ts'

/**
 * Invalidates the queries that depend on a safe's queue; those on screen are
 * read again. An undefined address means all safes of the chain.
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
  void invalidate(
    queryClient,
    client,
    ['safe', 'queue', 'multisigTransactions', 'nonces', 'estimation'],
    { chainId, safeAddress },
  )
  void invalidate(queryClient, client, ['transaction'], { chainId })
  void invalidate(queryClient, client, ['overviews', 'overviewsV2'])
}
