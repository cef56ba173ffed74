import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { invalidateMessages } from '../calls/invalidateMessages.ts'
import { invalidateAfter } from './invalidateAfter.ts'
import type { SigningConfig } from './SigningConfig.ts'
import { signMessage } from './signMessage.ts'

/**
 * `signMessage` as a mutation. Afterwards the messages are read again. Never
 * tried again by itself.
 *
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { signMessageMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const options = signMessageMutationOptions(
 *   {
 *     gateway: createGatewayClient(),
 *     manager: createConnectionManager(),
 *     chains: [{ chainId: '1', rpc }],
 *   },
 *   { queryClient: new QueryClient() },
 * )
 */
export function signMessageMutationOptions(
  config: SigningConfig,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  const { gateway } = config
  return mutationOptions({
    mutationKey: ['strongroom', 'signMessage', { scope: gateway.uid }],
    mutationFn: (variables: signMessage.Parameters) => {
      const { chainId } = variables
      return invalidateAfter(signMessage(config, variables), () =>
        invalidateMessages(queryClient, gateway, { chainId }),
      )
    },
    retry: false,
    // Now or never: no wallet opens once the connection is back.
    networkMode: 'always',
  })
}
