import { changeEmail, type GatewayClient } from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Gives a gateway another e-mail address of an owner. Runs once, without
 * retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { changeEmailMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = changeEmailMutationOptions(createGatewayClient())
 */
export function changeEmailMutationOptions(client: GatewayClient) {
  return callMutation(client, changeEmail, 'changeEmail', {
    // The signed variables are private, so they are not cached.
    gcTime: 0,
  })
}
