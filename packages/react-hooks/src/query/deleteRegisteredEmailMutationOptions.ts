import {
  deleteRegisteredEmail,
  type GatewayClient,
} from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Has a gateway forget an owner’s e-mail address. Never tried again by itself.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteRegisteredEmailMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = deleteRegisteredEmailMutationOptions(createGatewayClient())
 */
export function deleteRegisteredEmailMutationOptions(client: GatewayClient) {
  return callMutation(client, deleteRegisteredEmail, 'deleteRegisteredEmail', {
    // Signed once, and nobody else’s business.
    gcTime: 0,
  })
}
