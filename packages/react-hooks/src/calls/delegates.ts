import {
  addDelegate,
  deleteDelegate,
  type GatewayClient,
  getDelegates,
} from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callListQuery } from './callListQuery.ts'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'
import type { ListParameters } from './QueryParameters.ts'

/**
 * Delegates and their owners. An infinite query: the page parameter is the
 * gateway’s link to the page, `null` for the first.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { delegatesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const { pages } = await new QueryClient().fetchInfiniteQuery(
 *   delegatesQueryOptions(client, {
 *     chainId: '1',
 *     safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function delegatesQueryOptions(
  client: GatewayClient,
  parameters: ListParameters<typeof getDelegates>,
) {
  return callListQuery(client, getDelegates, 'delegates', parameters, [
    'chainId',
  ])
}

/**
 * Lets an account propose for an owner. Invalidates the queries that it
 * changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { addDelegateMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = addDelegateMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function addDelegateMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, addDelegate, 'addDelegate', {
    changed: ({ chainId }) =>
      invalidate(queryClient, client, ['delegates'], { chainId }),
  })
}

/**
 * Removes a delegate. Invalidates the queries that it changed. Runs once,
 * without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteDelegateMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = deleteDelegateMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function deleteDelegateMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, deleteDelegate, 'deleteDelegate', {
    changed: ({ chainId }) =>
      invalidate(queryClient, client, ['delegates'], { chainId }),
  })
}
