import { type GatewayClient, unsubscribeSingle } from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Ends one kind of e-mails that a link’s token is for. Runs once, without
 * retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { unsubscribeSingleMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = unsubscribeSingleMutationOptions(createGatewayClient())
 */
export function unsubscribeSingleMutationOptions(client: GatewayClient) {
  return callMutation(client, unsubscribeSingle, 'unsubscribeSingle', {
    // The token is as good as a password for its one purpose.
    gcTime: 0,
  })
}
