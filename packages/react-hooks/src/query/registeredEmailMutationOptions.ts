import { type GatewayClient, getRegisteredEmail } from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Asks for an owner’s e-mail address. A mutation, as every question is signed
 * anew and the answer is the owner’s alone: it is kept nowhere. Never tried
 * again by itself.
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
