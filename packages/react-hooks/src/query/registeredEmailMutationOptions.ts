import { type GatewayClient, getRegisteredEmail } from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Requests an owner’s e-mail address. A mutation, since every request is signed
 * anew and the answer is private: it is not cached. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { registeredEmailMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = registeredEmailMutationOptions(createGatewayClient())
 */
export function registeredEmailMutationOptions(client: GatewayClient) {
  return callMutation(client, getRegisteredEmail, 'registeredEmail', {
    // A signature that is good once for an answer that is private.
    gcTime: 0,
  })
}
