import {
  deleteRecoveryModule,
  type GatewayClient,
} from '@strongroom/gateway-sdk'
import { callMutation } from './callMutation.ts'

/**
 * Ends alerts about a recovery module. Runs once, without retries.
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
