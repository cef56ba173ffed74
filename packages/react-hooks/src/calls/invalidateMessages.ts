import type { GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { invalidate } from './invalidate.ts'

/**
 * Invalidates the messages of a chain's safes; those on screen are read again.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { invalidateMessages } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * invalidateMessages(new QueryClient(), createGatewayClient(), { chainId: '1' })
 */
export function invalidateMessages(
  queryClient: QueryClient,
  client: GatewayClient,
  { chainId }: { readonly chainId: string },
): void {
  void invalidate(queryClient, client, ['messages', 'message'], { chainId })
}
