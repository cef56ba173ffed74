import { type GatewayClient, unsubscribeAll } from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Ends all e-mails that a link’s token is for. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { unsubscribeAllMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = unsubscribeAllMutationOptions(createGatewayClient())
 */
export function unsubscribeAllMutationOptions(client: GatewayClient) {
  return callMutation(client, unsubscribeAll, 'unsubscribeAll', {
    // The token is as good as a password for its one purpose.
    gcTime: 0,
  })
}
