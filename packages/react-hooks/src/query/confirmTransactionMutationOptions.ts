import {
  type Address,
  confirmTransaction,
  type GatewayClient,
} from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'
import { queryKey } from './queryKey.ts'
import { runOptimistically } from './runOptimistically.ts'
import { withConfirmation } from './withConfirmation.ts'

/**
 * Adds an owner's confirmation. With `signer`, whose signature it is, cached
 * details and lists show it at once, until the gateway's own word takes its
 * place; it is taken back when the call fails. What it changed is then read
 * again. Never tried again by itself.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { confirmTransactionMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = confirmTransactionMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function confirmTransactionMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  // In the call, not in callbacks: those belong to whoever uses the options.
  const confirm = async (
    gateway: GatewayClient,
    { signer, ...variables }: confirmTransactionMutationOptions.Variables,
  ) => {
    const { chainId, safeTxHash, signature } = variables
    const submittedAt = Date.now()
    const names = ['transaction', 'queue', 'multisigTransactions'] as const
    return runOptimistically(queryClient, {
      keys: names.map((name) => queryKey(gateway, name, { chainId })),
      edit: (data) =>
        signer
          ? withConfirmation(data, {
              safeTxHash,
              signer,
              signature,
              submittedAt,
            })
          : data,
      run: () => confirmTransaction(gateway, variables),
      reread: () =>
        Promise.all([
          invalidate(queryClient, gateway, [...names, 'safe'], { chainId }),
          invalidate(queryClient, gateway, ['overviews', 'overviewsV2']),
        ]),
    })
  }
  return callMutation(client, confirm, 'confirmTransaction')
}

export declare namespace confirmTransactionMutationOptions {
  type Variables = confirmTransaction.Parameters & {
    /** The owner who made the signature; not sent. */
    readonly signer?: Address | undefined
  }
}
