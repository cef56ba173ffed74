import {
  type Address,
  confirmSafeMessage,
  confirmTransaction,
  type GatewayClient,
} from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'
import { runOptimistically } from './runOptimistically.ts'
import { withConfirmation } from './withConfirmation.ts'
import { withMessageSignature } from './withMessageSignature.ts'

/**
 * Adds an owner's confirmation. With `signer`, the account that signed, cached
 * details and lists show it at once, until the gateway's answer replaces it; it
 * is removed when the call fails. Invalidates the queries that it changed. Runs
 * once, without retries.
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
  const confirm = (
    gateway: GatewayClient,
    { signer, ...variables }: confirmTransactionMutationOptions.Variables,
  ) => {
    const submittedAt = Date.now()
    return runOptimistically(queryClient, gateway, {
      chainId: variables.chainId,
      names: ['transaction', 'queue', 'multisigTransactions', 'safe'],
      edit: (data) =>
        signer
          ? withConfirmation(data, { ...variables, signer, submittedAt })
          : data,
      run: () => confirmTransaction(gateway, variables),
    })
  }
  return callMutation(client, confirm, 'confirmTransaction', {
    changed: () =>
      invalidate(queryClient, client, ['overviews', 'overviewsV2']),
  })
}

export declare namespace confirmTransactionMutationOptions {
  type Variables = confirmTransaction.Parameters & {
    /** The owner who made the signature; not sent. */
    readonly signer?: Address | undefined
  }
}

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
