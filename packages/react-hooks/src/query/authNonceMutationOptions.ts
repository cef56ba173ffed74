import { type GatewayClient, getAuthNonce } from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Asks for a nonce to sign in with. A mutation, as every nonce is good for one
 * attempt: it is asked for when needed and kept nowhere. Never tried again by
 * itself.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { authNonceMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = authNonceMutationOptions(createGatewayClient())
 */
export function authNonceMutationOptions(client: GatewayClient) {
  return callMutation(client, getAuthNonce, 'authNonce', {
    // Good for one attempt: nothing to cache.
    gcTime: 0,
  })
}
