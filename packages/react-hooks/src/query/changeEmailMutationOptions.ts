import { changeEmail, type GatewayClient } from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Gives a gateway another e-mail address of an owner. Never tried again by
 * itself.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { changeEmailMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = changeEmailMutationOptions(createGatewayClient())
 */
export function changeEmailMutationOptions(client: GatewayClient) {
  return callMutation(client, changeEmail, 'changeEmail', {
    // Signed once, and nobody else’s business.
    gcTime: 0,
  })
}
