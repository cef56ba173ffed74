import { type GatewayClient, registerEmail } from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Gives a gateway an owner’s e-mail address. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { registerEmailMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = registerEmailMutationOptions(createGatewayClient())
 */
export function registerEmailMutationOptions(client: GatewayClient) {
  return callMutation(client, registerEmail, 'registerEmail', {
    // The signed variables are private, so they are not cached.
    gcTime: 0,
  })
}
