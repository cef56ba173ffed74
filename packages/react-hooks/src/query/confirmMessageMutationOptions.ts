import {
  type Address,
  confirmSafeMessage,
  type GatewayClient,
} from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { runOptimistically } from './runOptimistically.ts'
import { withMessageSignature } from './withMessageSignature.ts'

/**
 * Adds an owner's signature to a message. With `signer`, the account that
 * signed, the cached message and lists show it at once, until the gateway's
 * answer replaces it; it is removed when the call fails. Invalidates the
 * queries that it changed. Runs once, without retries.
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
  const confirm = (
    gateway: GatewayClient,
    { signer, ...variables }: confirmMessageMutationOptions.Variables,
  ) =>
    runOptimistically(queryClient, gateway, {
      chainId: variables.chainId,
      names: ['message', 'messages'],
      edit: (data) =>
        signer ? withMessageSignature(data, { ...variables, signer }) : data,
      run: () => confirmSafeMessage(gateway, variables),
    })
  return callMutation(client, confirm, 'confirmMessage')
}

export declare namespace confirmMessageMutationOptions {
  type Variables = confirmSafeMessage.Parameters & {
    /** The owner who made the signature; not sent. */
    readonly signer?: Address | undefined
  }
}
