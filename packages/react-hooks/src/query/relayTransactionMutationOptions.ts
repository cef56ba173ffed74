import { type GatewayClient, relayTransaction } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

/**
 * Has a gateway send and pay for a transaction. Invalidates the queries that it
 * changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { relayTransactionMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = relayTransactionMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function relayTransactionMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, relayTransaction, 'relayTransaction', {
    changed: ({ chainId }) =>
      invalidate(queryClient, client, ['relayCount'], { chainId }),
  })
}
