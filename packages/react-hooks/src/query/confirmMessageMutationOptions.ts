import { confirmSafeMessage, type GatewayClient } from '@strongroom/gateway-sdk'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { invalidateMessages } from './invalidateMessages.ts'

/**
 * Adds an owner's signature to a message. Afterwards what it changed
 * is read again. Never tried again by itself.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { confirmMessageMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = confirmMessageMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function confirmMessageMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return mutationOptions({
    mutationKey: ['strongroom', 'confirmMessage', { scope: client.uid }],
    mutationFn: (variables: confirmSafeMessage.Parameters) =>
      confirmSafeMessage(client, variables),
    retry: false,
    onSuccess: (_, { chainId }) => {
      invalidateMessages(queryClient, client, { chainId })
    },
  })
}
