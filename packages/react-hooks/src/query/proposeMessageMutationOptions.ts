import { type GatewayClient, proposeSafeMessage } from '@strongroom/gateway-sdk'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { invalidateMessages } from './invalidateMessages.ts'

/**
 * Proposes a message with its first signature. Afterwards what it changed
 * is read again. Never tried again by itself.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { proposeMessageMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = proposeMessageMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function proposeMessageMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return mutationOptions({
    mutationKey: ['strongroom', 'proposeMessage', { scope: client.uid }],
    mutationFn: (variables: proposeSafeMessage.Parameters) =>
      proposeSafeMessage(client, variables),
    retry: false,
    onSuccess: (_, { chainId }) => {
      invalidateMessages(queryClient, client, { chainId })
    },
  })
}
