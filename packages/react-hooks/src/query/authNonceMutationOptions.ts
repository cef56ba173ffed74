import { type GatewayClient, getAuthNonce } from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Requests a nonce to sign in with. A mutation, since every nonce is good for
 * one attempt: it is requested when needed and not cached. Runs once, without
 * retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { authNonceMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = authNonceMutationOptions(createGatewayClient())
 */
export function authNonceMutationOptions(client: GatewayClient) {
  return callMutation(client, getAuthNonce, 'authNonce', {
    // A nonce is good for one attempt, so it is not cached.
    gcTime: 0,
  })
}
