import {
  deleteRecoveryModule,
  type GatewayClient,
} from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Ends alerts about a recovery module. Never tried again by itself.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteRecoveryModuleMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = deleteRecoveryModuleMutationOptions(createGatewayClient())
 */
export function deleteRecoveryModuleMutationOptions(client: GatewayClient) {
  return callMutation(client, deleteRecoveryModule, 'deleteRecoveryModule')
}
