import { type GatewayClient, verifyEmail } from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Proves with the code that was mailed that an e-mail address is an owner’s.
 * Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { verifyEmailMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = verifyEmailMutationOptions(createGatewayClient())
 */
export function verifyEmailMutationOptions(client: GatewayClient) {
  return callMutation(client, verifyEmail, 'verifyEmail', {
    // The code is good once.
    gcTime: 0,
  })
}
