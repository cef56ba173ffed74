import {
  type Address,
  confirmSafeMessage,
  type GatewayClient,
} from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'
import { queryKey } from './queryKey.ts'
import { runOptimistically } from './runOptimistically.ts'
import { withMessageSignature } from './withMessageSignature.ts'

/**
 * Adds an owner's signature to a message. With `signer`, whose signature it is,
 * the cached message and lists show it at once, until the gateway's own word
 * takes its place; it is taken back when the call fails. What it changed is then
 * read again. Never tried again by itself.
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
  // In the call, not in callbacks: those belong to whoever uses the options.
  const confirm = async (
    gateway: GatewayClient,
    { signer, ...variables }: confirmMessageMutationOptions.Variables,
  ) => {
    const { chainId, messageHash, signature } = variables
    return runOptimistically(queryClient, {
      keys: [
        queryKey(gateway, 'message', { chainId, messageHash }),
        queryKey(gateway, 'messages', { chainId }),
      ],
      edit: (data) =>
        signer
          ? withMessageSignature(data, { messageHash, signer, signature })
          : data,
      run: () => confirmSafeMessage(gateway, variables),
      reread: () =>
        Promise.all([
          invalidate(queryClient, gateway, ['messages'], { chainId }),
          invalidate(queryClient, gateway, ['message'], {
            chainId,
            messageHash,
          }),
        ]),
    })
  }
  return callMutation(client, confirm, 'confirmMessage')
}

export declare namespace confirmMessageMutationOptions {
  type Variables = confirmSafeMessage.Parameters & {
    /** The owner who made the signature; not sent. */
    readonly signer?: Address | undefined
  }
}
