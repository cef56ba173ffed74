import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { invalidate } from '../calls/invalidate.ts'
import type { SigningConfig } from './SigningConfig.ts'
import { signDelegate } from './signDelegate.ts'

/**
 * `signDelegate` as a mutation. It invalidates the lists of delegates and runs once;
 * the one retry with another hour is part of it.
 *
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { signDelegateMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const options = signDelegateMutationOptions(
 *   {
 *     gateway: createGatewayClient(),
 *     manager: createConnectionManager(),
 *     chains: [],
 *   },
 *   { queryClient: new QueryClient() },
 * )
 */
export function signDelegateMutationOptions(
  config: SigningConfig,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  const { gateway } = config
  return mutationOptions({
    mutationKey: ['strongroom', 'signDelegate', { scope: gateway.uid }],
    mutationFn: async (variables: signDelegate.Parameters) => {
      const { chainId } = variables
      await signDelegate(config, variables)
      void invalidate(queryClient, gateway, ['delegates'], { chainId })
    },
    retry: false,
    // networkMode 'always': never queue a signature until reconnect.
    networkMode: 'always',
  })
}
