import { type GatewayClient, unregisterDevice } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

/**
 * Has a device told of nothing more, the first way. What it changed is then
 * read again. Never tried again by itself.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { unregisterDeviceMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = unregisterDeviceMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function unregisterDeviceMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, unregisterDevice, 'unregisterDevice', {
    changed: ({ uuid }) =>
      invalidate(queryClient, client, ['notificationTypes'], { uuid }),
  })
}
