import {
  deleteRegisteredEmail,
  type GatewayClient,
} from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Deletes an owner’s e-mail address at a gateway. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteRegisteredEmailMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = deleteRegisteredEmailMutationOptions(createGatewayClient())
 */
export function deleteRegisteredEmailMutationOptions(client: GatewayClient) {
  return callMutation(client, deleteRegisteredEmail, 'deleteRegisteredEmail', {
    // The signed variables are private, so they are not cached.
    gcTime: 0,
  })
}
