import {
  type GatewayClient,
  putAccountDataSettings,
} from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

/**
 * Changes the data that an owner lets a gateway store. Invalidates the queries
 * that it changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { putAccountDataSettingsMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = putAccountDataSettingsMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function putAccountDataSettingsMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(
    client,
    putAccountDataSettings,
    'putAccountDataSettings',
    {
      changed: ({ address }) =>
        invalidate(queryClient, client, ['accountDataSettings'], { address }),
    },
  )
}
