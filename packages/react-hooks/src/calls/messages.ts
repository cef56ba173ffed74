import {
  type Address,
  confirmSafeMessage,
  type GatewayClient,
  getSafeMessage,
  getSafeMessages,
  proposeSafeMessage,
} from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callListQuery } from './callListQuery.ts'
import { callMutation } from './callMutation.ts'
import { callQuery } from './callQuery.ts'
import { invalidateMessages } from './invalidateMessages.ts'
import type { ListParameters, QueryParameters } from './QueryParameters.ts'
import { runOptimistically } from './runOptimistically.ts'
import { withMessageSignature } from './withMessageSignature.ts'

/**
 * Messages of a safe, newest first. An infinite query: the page parameter is
 * the gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { messagesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   messagesQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function messagesQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getSafeMessages>,
) {
  return callListQuery(client, getSafeMessages, 'messages', parameters, [
    'chainId',
    'safeAddress',
  ])
}

/**
 * One message with its signatures.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { messageQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   messageQueryOptions(client, {
 *     chainId: '1',
 *     messageHash: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   }),
 * )
 */
export function messageQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getSafeMessage>,
) {
  return callQuery(client, getSafeMessage, 'message', parameters, [
    'chainId',
    'messageHash',
  ])
}

/**
 * Proposes a message with its first signature. Invalidates the queries that it
 * changed. Runs once, without retries.
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
  return callMutation(client, proposeSafeMessage, 'proposeMessage', {
    changed: ({ chainId }) =>
      invalidateMessages(queryClient, client, { chainId }),
  })
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
